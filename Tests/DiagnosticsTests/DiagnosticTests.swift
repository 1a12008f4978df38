import Diagnostics
import Expectations
import Testing

@Suite struct DiagnosticTests {
  @Test func `a full diagnostic has position, problem, expectation, nearest name and next command`() {
    let diagnostic = Diagnostic(
      "'grey_acessibilityID' is not a matcher", file: "Home.eg.swift",
      at: SourcePosition(line: 3, column: 31),
      expected: "a matcher", nearest: "grey_accessibilityID", next: .check)
    expectEqual(
      diagnostic.description,
      """
      Home.eg.swift:3:31: error: 'grey_acessibilityID' is not a matcher
        expected: a matcher
        nearest:  grey_accessibilityID
        next:     showcase check
      """)
  }

  @Test func `the position is written as far as it is known`() {
    forEachRow([
      (Diagnostic("p"), "error: p"),
      (Diagnostic("p", file: "f"), "f: error: p"),
      (Diagnostic("p", at: SourcePosition(line: 2, column: 5)), "2:5: error: p"),
    ]) { diagnostic, text in
      expectEqual(diagnostic.description, text)
    }
  }

  @Test func `file and advice are added to a copy, and diagnostics stand one below the other`() {
    // File and advice are added to a copy.
    let diagnostic = Diagnostic("p", expected: "e")
    expectEqual(
      diagnostic.inFile("f").advising(.shell("n")),
      Diagnostic("p", file: "f", expected: "e", next: .shell("n")))
    expectNil(diagnostic.file)
    // Diagnostics are written one below the other.
    expectEqual(Diagnostics([Diagnostic("a"), Diagnostic("b")]).description, "error: a\nerror: b")
  }
}
