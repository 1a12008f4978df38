import Diagnostics
import Testing
import TextFormats

@Suite struct SourceScannerTests {
  @Test func `text is read scalar by scalar, with places`() {
    var scanner = SourceScanner("ab\r\nc")
    let skipped = [scanner.skip("ab"), scanner.skip("\n")]
    #expect(skipped == [true, false])
    let scalars = [scanner.advance(), scanner.advance()]
    #expect(scalars == ["\r", "\n"])
    #expect(scanner.position == SourcePosition(line: 2, column: 1))
    let rest = scanner.take { $0 == "c" }
    #expect(rest == "c")
    #expect(scanner.isAtEnd)
    #expect(scanner.next == nil)
  }

  @Test(arguments: [
    ("x", "'x'"), ("\u{202E}", "U+202E"), ("\t", "U+0009"), ("\u{301}", "U+0301"),
    ("", "the end of the text"),
    ("\n", "the end of the line"),
  ])
  func `what stands next is told in words`(text: String, found: String) {
    #expect(SourceScanner(text).found == found)
  }
}
