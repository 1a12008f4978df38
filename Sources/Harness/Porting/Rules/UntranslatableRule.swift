import SwiftSources

extension PortingRule {
  /// Reports code that requires Objective-C's runtime or Interface Builder, and leaves it unchanged.
  static let untranslatable = PortingRule { file, _ in
    var changes = Changes()
    for (index, token) in file.tokens.enumerated() where token.kind == .word {
      guard let case_ = untranslatableCases.first(where: { $0.isFound(file, at: index) }) else { continue }
      changes.findings.append(file.finding(at: token, case_.problem, instead: case_.instead))
    }
    return changes
  }

  private static let untranslatableCases: [Untranslatable] = [
    Untranslatable(
      ["value", "setValue"], label: "forKey", "key-value coding needs Objective-C's runtime",
      instead: "the property itself, or a key path"),
    Untranslatable(
      ["value", "setValue"], label: "forKeyPath", "key-value coding needs Objective-C's runtime",
      instead: "the property itself, or a key path"),
    Untranslatable(
      [
        "method_exchangeImplementations", "method_setImplementation", "class_getInstanceMethod",
        "class_getClassMethod", "class_addMethod", "class_replaceMethod",
      ],
      "methods cannot be exchanged without Objective-C's runtime",
      instead: "an override in a subclass, or a closure that is called"),
    Untranslatable(
      ["NSSelectorFromString"], "a selector of a string has no method that could be called",
      instead: "'#selector'"),
    Untranslatable(
      ["Selector"], argument: "\"", "a selector of a string has no method that could be called",
      instead: "'#selector'"),
  ]
}

/// A call that cannot be translated.
private struct Untranslatable {
  let names: Set<String>
  /// A label that the call must have; any call matches if `nil`.
  var label: String?
  /// The character with which the first argument must begin; any argument matches if `nil`.
  var argument: Character?
  let problem: String
  let instead: String

  init(
    _ names: Set<String>, label: String? = nil, argument: Character? = nil, _ problem: String,
    instead: String
  ) {
    self.names = names
    self.label = label
    self.argument = argument
    self.problem = problem
    self.instead = instead
  }

  func isFound(_ file: AppFile, at index: Int) -> Bool {
    guard names.contains(file.tokens[index].text), !file.list.has("func", at: index - 1) else { return false }
    guard label != nil || argument != nil else { return true }
    guard file.list.has("(", at: index + 1) else { return false }
    let inside = file.list.inside(index + 1)
    if let label {
      return inside.contains { file.tokens[$0].text == label && file.list.has(":", at: $0 + 1) }
    }
    let first = inside.first { !file.list.has("(", at: $0) }
    return first.map { file.bytes[file.tokens[$0].range].first == argument?.asciiValue } ?? false
  }
}
