/// What a test is called in the paths of its goldens.
///
/// Suites and labels appear only where tests of a file would share a name otherwise, so that most paths are
/// short.
package struct TestGoldenNames: Hashable, Sendable {
  /// The suites, outermost first and separated by dots; `nil` if all tests of the name are in one suite.
  package let suites: String?
  /// The function's name; with its labels if its suite has overloads.
  package let test: String

  package init(suites: String?, test: String) {
    (self.suites, self.test) = (suites, test)
  }
}

extension DeclaredTests {
  /// Returns the names of all tests with a function's name.
  package func goldenNames(ofTestsNamed name: String) -> Set<TestGoldenNames> {
    Set(tests(named: name).map { goldenNames(of: name, $0.signature, in: $0.suites) })
  }

  func goldenNames(of name: String, _ signature: String, in suites: [String]) -> TestGoldenNames {
    let namesakes = tests(named: name)
    let isInOneSuite = Set(namesakes.map(\.suites)).count < 2
    let siblings = Set(namesakes.filter { $0.suites == suites }.map(\.signature))
    return TestGoldenNames(
      suites: isInOneSuite || suites.isEmpty ? nil : suites.joined(separator: "."),
      test: siblings.count > 1 ? signature : name)
  }
}
