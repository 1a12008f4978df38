import Snapshotting
import SwiftSources

/// What a source of tests declares that can own goldens: its functions, and whatever else `#function` names.
///
///     let names = DeclaredNames("@Test func `an order`() {}")
///     names.own(TestGoldenNames(suites: nil, test: "an order"))  // true
struct DeclaredNames {
  /// The names, in the order of the file.
  let all: [String]
  private let tests: DeclaredTests

  /// Reads a source. Helpers of tests may own goldens, too, so any function counts, and so does the text of a
  /// string, which may be passed on as the test's name.
  init(_ source: String) {
    tests = DeclaredTests(source)
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

  /// Whether a test has these names in its goldens' paths.
  func own(_ names: TestGoldenNames) -> Bool {
    let found = tests.goldenNames(ofTestsNamed: names.test.withoutLabels)
    return found.isEmpty ? names.suites == nil && all.contains(names.test) : found.contains(names)
  }
}

extension String {
  fileprivate var withoutLabels: String {
    guard hasSuffix(")"), let list = lastIndex(of: "(") else { return self }
    return String(self[..<list])
  }
}
