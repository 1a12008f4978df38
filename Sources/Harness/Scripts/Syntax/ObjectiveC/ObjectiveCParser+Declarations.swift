import Diagnostics

extension ObjectiveCParser {
  /// Reads `id<GREYMatcher> done = grey_text(@"Done")`, or a declaration of another type.
  mutating func parseDeclaration() throws(Diagnostic) -> ObjectiveCStatement.Kind {
    var words: [String] = []
    var type = ""
    while Self.typePiece(following) != nil, let piece = Self.typePiece(current) {
      let isAttached = ["<", ">"].contains(piece) || ["<", "*"].contains(words.last)
      if !words.isEmpty, !isAttached { type += " " }
      words.append(piece)
      type += piece
      advance()
    }
    guard case .word(let name) = current.kind, !words.isEmpty else {
      throw unexpected(expected: "a name to declare")
    }
    advance()
    guard current.kind == .mark("=") else { throw unexpected(expected: "'='") }
    advance()
    let separator = words.last == "*" ? "" : " "
    return .declaration(type: type + separator, name: name, value: try parseExpression())
  }

  /// The text of a token that may belong to a type.
  private static func typePiece(_ token: Token) -> String? {
    switch token.kind {
    case .word(let name): name
    case .mark(let mark) where "<>*".unicodeScalars.contains(mark): String(mark)
    default: nil
    }
  }
}
