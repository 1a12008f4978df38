@testable import MadeData

/// An app of one file, whose values are made.
struct MadeApp {
  var maker: ValueMaker

  init(_ source: String) {
    maker = ValueMaker(
      TypeIndex([TypeIndex.Module(name: "App", texts: ["App.swift": source])], importing: ["UIKit"]))
  }

  /// Returns a value of a type as code; if none can be made, the reason.
  mutating func value(of type: String, for name: String = "value") -> String {
    let value = maker.value(of: TypeExpression(type), for: name)
    return value.reason.map { "missing: \($0)" } ?? value.text()
  }

  /// The body of the function that makes a value of a type.
  func body(of type: String) -> String? {
    maker.functions[type].map { function in
      function.source.split(separator: "\n").dropFirst(2).first.map { String($0.drop { $0 == " " }) } ?? ""
    }
  }
}
