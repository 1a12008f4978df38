/// A type as it is written, such as `[any TabConsumer]?`.
package struct TypeText: Hashable, Sendable {
  package let tokens: [SwiftToken]

  /// The names in it, those of generic arguments and of modules, too.
  var names: [SwiftToken] { tokens.filter { $0.isName && !Self.words.contains($0.text) } }

  /// The types that are joined by `&`, or the one type, by their last names and without arguments.
  ///
  /// `any (UI.TabConsumer & Sendable)?` has `TabConsumer` and `Sendable`.
  var components: [String] {
    var (found, depth) = ([String](), 0)
    for (index, token) in tokens.enumerated() {
      if token.is("<") { depth += 1 }
      if token.is(">") { depth -= 1 }
      guard depth == 0, token.isName, !Self.words.contains(token.text) else { continue }
      if index > 0, tokens[index - 1].is("."), !found.isEmpty { found.removeLast() }
      found.append(token.text)
    }
    return found
  }

  /// The only type's, or the first one's, last name: `WebState` of `ChromeModel.WebState<Page>?`.
  var baseName: String? { components.first }

  func mentions(_ name: String) -> Bool { names.contains { $0.text == name } }

  var text: String {
    tokens.enumerated().map { index, token in
      index > 0 && !token.touchesPrevious ? " " + token.text : token.text
    }.joined()
  }

  private static let words: Set<String> = [
    "any", "some", "inout", "borrowing", "consuming", "sending", "isolated", "async", "throws", "escaping",
    "MainActor", "Sendable", "autoclosure", "each", "repeat",
  ]
}
