import SourceText
import Testing

@testable import Reports

@Suite struct TerminalTextTests {
  @Test(
    "What a terminal would obey or nobody sees is escaped, all else stays",
    arguments: [
      ("plain \"text\" \\u{41} ", "plain \"text\" \\u{41} "), ("a\tb", "a  b"), ("a\r\nb", #"a\u{D}\u{A}b"#),
      ("\u{1B}[0m", #"\u{1B}[0m"#), ("\u{7F}\u{85}", #"\u{7F}\u{85}"#), ("\u{202E}x", #"\u{202E}x"#),
      ("❤\u{FE0F} é", "❤\u{FE0F} é"),
    ])
  func line(text: String, line: String) {
    #expect(text.terminalLine == line)
  }

  @Test("A diagnostic keeps its lines; none of its parts can add one")
  func diagnostic() {
    let fault = Diagnostic(
      "'a\nb' is wrong", file: "\u{1B}c", expected: "x\ny", nearest: "n\u{7}", next: "showcase list")
    #expect(
      fault.forTerminal(.commandLine("swift run demo")).description == #"""
        \u{1B}c: error: 'a\u{A}b' is wrong
          expected: x\u{A}y
          nearest:  n\u{7}
          next:     swift run demo list
        """#)
  }

  @Test(
    "Commands of other programs stay",
    arguments: ["git mv a b", "showcases list", "SHOWCASE_RECORD=all swift test"])
  func otherPrograms(command: String) {
    #expect(Diagnostic("wrong", next: command).forTerminal(.commandLine("demo")).next == command)
  }
}
