import Diagnostics
import Expectations
import Testing
import TextFormats

@Suite struct SourceScannerTests {
  @Test func `text is read scalar by scalar, with places`() {
    var scanner = SourceScanner("ab\r\nc")
    let skipped = [scanner.skip("ab"), scanner.skip("\n")]
    expectEqual(skipped, [true, false])
    let scalars = [scanner.advance(), scanner.advance()]
    expectEqual(scalars, ["\r", "\n"])
    expectEqual(scanner.position, SourcePosition(line: 2, column: 1))
    let rest = scanner.take { $0 == "c" }
    expectEqual(rest, "c")
    expectTrue(scanner.isAtEnd)
    expectNil(scanner.next)
  }

  @Test func `what stands next is told in words`() {
    forEachRow([
      ("x", "'x'"), ("\u{202E}", "U+202E"), ("\t", "U+0009"), ("\u{301}", "U+0301"),
      ("", "the end of the text"),
      ("\n", "the end of the line"),
    ]) { text, found in
      expectEqual(SourceScanner(text).found, found)
    }
  }
}
