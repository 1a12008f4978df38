import SwiftSources

/// What a source of tests declares that can own goldens: its functions, and whatever else `#function` names.
///
///     let names = DeclaredNames("@Test func `an order`() {}")
///     names.own("an order")  // true
struct DeclaredNames {
  /// The names, in the order of the file.
  let all: [String]

  /// Reads a source. Helpers of tests may own goldens, too, so any function counts, and so does the text of a
  /// string, which may be passed on as the test's name.
  init(_ source: String) {
    let tokens = TokenList(source).tokens
    all = tokens.indices.compactMap { index in
      let token = tokens[index]
      if token.kind == .string { return token.text }
      if Self.unnamed.contains(token.text) { return token.text }
      guard index > 0, Self.keywords.contains(tokens[index - 1].text) else { return nil }
      return token.text
    }
  }

  private static let keywords: Set = ["func", "var"]
  private static let unnamed: Set = ["init", "deinit", "subscript"]

  /// Whether a test of this name, or of a suite and a name as `Suite.test`, is declared.
  func own(_ test: String) -> Bool {
    let parts = test.split(separator: ".", omittingEmptySubsequences: false)
    return parts.indices.contains { all.contains(parts[$0...].joined(separator: ".")) }
  }
}
