import Expectations
import TestSupport
import Testing

@testable import FontMetrics

@Suite
struct StringParagraphsTests {
  @Test func `A text ends a paragraph at each of Unicode's line ends`() {
    forEachRow(
      [
        ("", [""]), ("one", ["one"]), ("one\ntwo", ["one", "two"]), ("\n", ["", ""]),
        ("a\r\nb\rc", ["a", "b", "c"]), ("a\u{B}b\u{C}c", ["a", "b", "c"]),
        ("a\u{85}b\u{2028}c\u{2029}d", ["a", "b", "c", "d"]), ("© – é\u{A0}世", ["© – é\u{A0}世"]),
        ("a\n\u{301}b", ["a", "\u{301}b"]),
      ] as [(String, [Substring])]
    ) { text, paragraphs in
      expectEqual(text.paragraphs, paragraphs)
    }
  }

  @Test func `Paragraphs are the parts between newlines of any text`() {
    let alphabet: [Character] = ["a", "\u{301}", " ", "\n", "\r\n", "\u{85}", "\u{2028}", "–", "©", "👍🏽"]
    forEachRow(SplitMix64.seeds(20)) { seed in
      var random = SplitMix64(seed: seed)
      let text = String((0..<random.next() % 12).map { _ in alphabet[Int(random.next() % 10)] })
      let parts = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      expectEqual(text.paragraphs, parts, "seed \(seed)")
    }
  }

  @Test func `Only an ASCII character is a single byte`() {
    forEachRow(
      [("a", 0x61), ("\t", 0x09), ("\r\n", nil), ("é", nil), ("e\u{301}", nil), ("\u{7F}", 0x7F)]
        as [(Character, UInt8?)]
    ) { character, byte in
      expectEqual(character.singleByte, byte)
    }
  }
}
