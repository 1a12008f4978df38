extension String {
  /// The text as a name of Swift: in backticks if it is a keyword, and with an underscore before a digit.
  package var swiftName: String {
    if first?.isNumber == true { return "_\(self)" }
    return Self.keywords.contains(self) ? "`\(self)`" : self
  }

  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
    "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
    "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
    "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
