import Diagnostics
import Expectations
import Testing

@testable import Reports

@Suite struct DiagnosticTerminalTests {
  @Test
  func `A diagnostic keeps its lines, none of its parts can add one, and other programs' commands stay`() {
    let fault = Diagnostic(
      "'a\nb' is wrong", file: "\u{1B}c", expected: "x\ny", nearest: "n\u{7}", next: .list)
    expectEqual(
      fault.forTerminal(.commandLine("swift run demo")).description,
      #"""
      \u{1B}c: error: 'a\u{A}b' is wrong
        expected: x\u{A}y
        nearest:  n\u{7}
        next:     swift run demo list
      """#)

    forEachRow(["git mv a b", "showcases list", "SHOWCASE_RECORD=all swift test"]) { command in
      expectEqual(
        Diagnostic("wrong", next: .shell(command)).forTerminal(.commandLine("demo")).next, .shell(command))
    }
  }
}
