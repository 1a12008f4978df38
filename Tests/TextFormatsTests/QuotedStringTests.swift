import Diagnostics
import Expectations
import TestSupport
import Testing
import TextFormats
import UTF8Text

@Suite struct QuotedStringTests {
  @Test func `what a reviewer cannot see is escaped, in JSON by two escapes beyond the basic plane`() {
    forEachRow([
      ("", #""""#),
      ("What's “up”? 日本 👍", #""What's “up”? 日本 👍""#),
      ("a\"b\\c", #""a\"b\\c""#),
      ("\n\r\t\0\u{7F}", #""\n\r\t\u{0}\u{7F}""#),
      ("\r\n", #""\r\n""#),
      ("a\u{202E}b\u{200B}c\u{2066}", #""a\u{202E}b\u{200B}c\u{2066}""#),
      ("\u{A0}\u{2028}\u{2029}\u{3000}", #""\u{A0}\u{2028}\u{2029}\u{3000}""#),
      ("\u{FEFF}\u{AD}\u{3164}\u{115F}\u{2800}", #""\u{FEFF}\u{AD}\u{3164}\u{115F}\u{2800}""#),
      ("\u{E000}\u{378}\u{10FFFF}", #""\u{E000}\u{378}\u{10FFFF}""#),
      ("e\u{301}", "\"e\u{301}\""),
      ("\u{301}e", #""\u{301}e""#),
      ("\n\u{301}", #""\n\u{301}""#),
      (" \u{301}", #"" \u{301}""#),
      ("❤\u{FE0F}", "\"❤\u{FE0F}\""),
      ("\u{FE0F}", #""\u{FE0F}""#),
      ("❤\u{FE0E}", #""❤\u{FE0E}""#),
      ("👩\u{200D}👧", #""👩\u{200D}👧""#),
    ]) { string, quoted in
      expectTrue(string.quoted.isIdentical(to: quoted))
      var scanner = SourceScanner(quoted)
      expectTrue(try scanner.scanQuoted().isIdentical(to: string))
      expectTrue(scanner.isAtEnd)
    }

    expectEqual("\u{E0001}/".jsonQuoted, #""\uDB40\uDC01/""#)
    expectEqual("\u{1}\"\\".jsonQuoted, #""\u0001\"\\""#)
  }

  @Test func `a faulty string is refused at its place`() {
    forEachRow([
      ("x", 1), ("\"x", 3), ("\"x\ny\"", 3), (#""\x""#, 3), (#""a\u{D800}""#, 3), (#""\u{110000}""#, 2),
      (#""\u{}""#, 2), (#""\u{41""#, 2), (#""\u{FFFFFFFFF}""#, 2),
    ]) { text, column in
      var scanner = SourceScanner(text)
      let fault = #expect(throws: Diagnostic.self, "\(text) \(column)") { try scanner.scanQuoted() }
      expectEqual(fault?.position, SourcePosition(line: 1, column: column))
    }
  }

  @Test func `any string comes back, and its spelling has only visible scalars`() {
    forEachRow(SplitMix64.seeds(200)) { seed in
      var random = SplitMix64(seed: seed)
      let string = random.hostileString()
      var scanner = SourceScanner(string.quoted)
      expectTrue(try scanner.scanQuoted().isIdentical(to: string))
      expectTrue(try JSONValue(string.jsonQuoted).string.isIdentical(to: string))
      expectTrue(string.quoted.unicodeScalars.allSatisfy { $0.isVisible || $0 == "\u{FE0F}" })
    }
  }
}
