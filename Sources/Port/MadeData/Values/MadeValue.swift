/// A value that is made up, as code can write it.
///
/// Elements of a list differ by a number, so a value is written with or without one:
///
///     MadeValue.numbered("\"Title\"", "\"Title %\"").text()            // "Title"
///     MadeValue.numbered("\"Title\"", "\"Title %\"").text(.digit(2))   // "Title 2"
package indirect enum MadeValue: Hashable, Sendable {
  /// Code that is the same whichever element it is in.
  case code(String)
  /// Code without a number, and code in which `%` is the place of a number inside a text.
  case numbered(String, String)
  /// A number, of which the type makes another if it is not `Int`.
  case number(type: String)
  /// A call with arguments.
  case call(String, [Argument], after: String = "")
  /// A call of a function that makes a value of a type.
  case made(function: String, isNumbered: Bool)
  /// A mock, by the name of its class.
  case mock(String)
  /// A function that records its call.
  case closure(RecordedClosure)
  /// Three elements that differ.
  case list(MadeValue, isSet: Bool = false)
  case dictionary(key: MadeValue, value: MadeValue)
  /// Why there is no value, the innermost reason.
  case missing(String)

  /// An argument of a call, or a part of a tuple.
  package struct Argument: Hashable, Sendable {
    /// `nil` without a label.
    package let label: String?
    package let value: MadeValue
  }

  /// A function as a value.
  package struct RecordedClosure: Hashable, Sendable {
    /// Whose function it is, as the record says.
    package let owner: String
    package let name: String
    package let parameterCount: Int
    /// `nil` for a function without a result.
    package let result: MadeValue?
    /// Whether it may run on any thread, where nothing can be recorded.
    package let isSendable: Bool
  }

  /// The number of an element.
  package enum Number: Hashable, Sendable {
    case digit(Int)
    /// The parameter `number` of the function around the value.
    case parameter
  }

  package static let nothing = MadeValue.code("nil")

  /// Why there is no value; `nil` if there is one.
  package var reason: String? {
    if case .missing(let reason) = self { reason } else { nil }
  }

  package var isMissing: Bool { reason != nil }

  /// Whether elements differ by a number.
  var isNumbered: Bool {
    switch self {
    case .numbered, .number: true
    case .call(_, let arguments, _): arguments.contains { $0.value.isNumbered }
    case .made(_, let isNumbered): isNumbered
    case .code, .mock, .closure, .list, .dictionary, .missing: false
    }
  }
}

extension MadeValue {
  /// Returns the value as code.
  ///
  /// - Parameter number: The number of the element that it is in; `nil`, the default, outside of elements.
  package func text(_ number: Number? = nil) -> String {
    switch self {
    case .code(let code): return code
    case .numbered(let plain, let pattern):
      return number.map { pattern.replacing("%", with: $0.inText) } ?? plain
    case .number(let type): return Self.number(number ?? .digit(1), of: type)
    case .call(let function, let arguments, let after):
      return "\(function)(\(Self.text(of: arguments, number)))\(after)"
    case .made(let function, let isNumbered):
      return "Made.\(function)(\(isNumbered ? number?.text ?? "" : ""))"
    case .mock(let name): return "\(name)()"
    case .closure(let closure): return closure.text(number)
    case .list(let element, let isSet):
      let elements = (element.isNumbered ? [1, 2, 3] : [1]).map { element.text(.digit($0)) }
      let list = "[\(elements.joined(separator: ", "))]"
      return isSet ? "Set(\(list))" : list
    case .dictionary(let key, let value):
      return "[\(key.text(.digit(1))): \(value.text(.digit(1)))]"
    case .missing(let reason): return "/* \(reason) */"
    }
  }

  private static func text(of arguments: [Argument], _ number: Number?) -> String {
    arguments.map { ($0.label.map { "\($0): " } ?? "") + $0.value.text(number) }.joined(separator: ", ")
  }

  private static func number(_ number: Number, of type: String) -> String {
    switch number {
    // A literal is of any type of numbers.
    case .digit(let digit): String(digit)
    case .parameter: type == "Int" ? "number" : "\(type)(number)"
    }
  }
}

extension MadeValue.Number {
  fileprivate var text: String {
    switch self {
    case .digit(let digit): String(digit)
    case .parameter: "number"
    }
  }

  /// The number inside a literal of a text.
  fileprivate var inText: String {
    if case .parameter = self { "\\(number)" } else { text }
  }
}

extension MadeValue.RecordedClosure {
  fileprivate func text(_ number: MadeValue.Number?) -> String {
    let answer = result.map { $0.text(number) }
    guard !isSendable else {
      let unused = Array(repeating: "_", count: parameterCount).joined(separator: ", ")
      return "{ \(unused.isEmpty ? "" : "\(unused) in ")\(answer.map { "\($0) " } ?? "")}"
    }
    let arguments = (0..<parameterCount).map { ", $\($0)" }.joined()
    let labels = String(repeating: "_:", count: parameterCount)
    let record = "CommandRecorder.current.record(\"\(owner)\"\(arguments), function: \"\(name)(\(labels))\")"
    return answer.map { "{ \(record); return \($0) }" } ?? "{ \(record) }"
  }
}
