import Expectations
import Porting
import Testing

@Suite struct SwiftLiteralTests {
  @Test func `A text is a literal on one line`() {
    forEachRow([
      ("a", #""a""#), (#"a\"b"#, #""a\\\"b""#), ("a\nb\r\tc", #""a\nb\r\tc""#), ("\u{1}é", #""\u{1}é""#),
    ]) { text, literal in expectEqual(text.swiftLiteral, literal) }
  }
}
