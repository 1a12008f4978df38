import GoldenFiles
import SwiftSources

/// What a source of tests declares that can own goldens: its functions, and whatever else `#function` names.
///
///     let names = DeclaredNames("@Test func `an order`() {}")
///     names.own(TestGoldenNames(suites: nil, test: "an order"))  // true
struct DeclaredNames {
  /// The names, in the order of the file.
  let all: [String]
  /// Whether it hands on the name of a test that no literal spells, such as `testName: "menu \(x)"`.
  let takesNames: Bool
  private let tests: DeclaredTests

  /// Reads a source. Helpers of tests may own goldens, too, so any function counts, and so does the text of a
  /// string, which may be passed on as the test's name.
  init(_ source: String) {
    tests = DeclaredTests(source)
    let list = TokenList(source)
    let tokens = list.tokens
    takesNames = tokens.indices.contains(where: list.takesName)
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

  /// Whether a test has these names in its goldens' paths.
  func own(_ names: TestGoldenNames) -> Bool {
    let found = tests.goldenNames(ofTestsNamed: names.test.withoutLabels)
    return found.isEmpty ? names.suites == nil && all.contains(names.test) : found.contains(names)
  }
}

extension TokenList {
  /// Whether an argument or a parameter at `index` is the name of a test, other than a literal.
  fileprivate func takesName(at index: Int) -> Bool {
    guard index > 0, has("(", at: index - 1) || has(",", at: index - 1), has(":", at: index + 1),
      ["testName", "function"].contains(where: tokens[index].spells)
    else { return false }
    // Of a string with interpolations, a bracket follows the first piece.
    let isLiteral = index + 2 < tokens.count && tokens[index + 2].kind == .string
    return !isLiteral || !(has(")", at: index + 3) || has(",", at: index + 3))
  }
}

extension String {
  /// The name of a function, without the labels of its parameters.
  var withoutLabels: String {
    guard hasSuffix(")"), let list = lastIndex(of: "(") else { return self }
    return String(self[..<list])
  }
}
