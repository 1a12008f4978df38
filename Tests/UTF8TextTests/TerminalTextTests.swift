import Expectations
import Testing
import UTF8Text

@Suite struct TerminalTextTests {
  @Test("Control characters and invisible ones are escaped, and everything else stays") func line() {
    forEachRow([
      ("plain \"text\" \\u{41} ", "plain \"text\" \\u{41} "), ("a\tb", "a  b"), ("a\r\nb", #"a\u{D}\u{A}b"#),
      ("\u{1B}[0m", #"\u{1B}[0m"#), ("\u{7F}\u{85}", #"\u{7F}\u{85}"#), ("\u{202E}x", #"\u{202E}x"#),
      ("❤\u{FE0F} é", "❤\u{FE0F} é"),
    ]) { text, line in
      expectEqual(text.terminalLine, line)
    }
  }
}
