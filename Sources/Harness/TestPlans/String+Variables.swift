import Diagnostics

extension String {
  /// The text with what `$(NAME)` and `${NAME}` stand for; what they stand for is not expanded again.
  ///
  /// - Throws: a diagnostic, without a place, for a name that `environment` lacks and for a bracket that is not closed.
  func expandingVariables(from environment: [String: String]) throws(Diagnostic) -> String {
    var result = ""
    var rest = self[...]
    while let start = rest.firstIndex(of: "$") {
      result += rest[..<start]
      rest = rest[start...].dropFirst()
      guard let bracket = rest.first, let closing = closingBrackets[bracket] else {
        result += "$"
        continue
      }
      guard let end = rest.firstIndex(of: closing) else {
        throw Diagnostic(
          "'$\(bracket)' is not closed in '\(self)'", expected: "a variable such as $(HOME) or ${HOME}")
      }
      result += try environment.value(ofVariable: String(rest[..<end].dropFirst()), in: self)
      rest = rest[end...].dropFirst()
    }
    return result + rest
  }
}

private let closingBrackets: [Character: Character] = ["(": ")", "{": "}"]

extension [String: String] {
  fileprivate func value(ofVariable name: String, in text: String) throws(Diagnostic) -> String {
    guard let value = self[name] else {
      throw Diagnostic(
        "the variable '\(name)' in '\(text)' is not set", expected: "a variable of the environment",
        nearest: nearestName(to: name, in: keys.sorted()))
    }
    return value
  }
}
