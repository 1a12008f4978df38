import Expectations
import Testing

@testable import FontMetrics

@Suite
struct LineBreakingTests {
  /// The text with a slash wherever a line may end.
  private func breaks(_ text: String) -> String {
    var previous: Character?
    return text.reduce(into: "") { result, character in
      if LineBreaking.allowsBreak(between: previous, and: character) { result.append("/") }
      result.append(character)
      previous = character
    }
  }

  @Test func `Lines end at spaces, hyphens and the marks made for it`() {
    forEachRow([
      ("ab cd", "ab/ cd"),
      ("ab-cd", "ab-/cd"),
      ("1-2", "1-2"),
      ("a\u{AD}b", "a\u{AD}/b"),
      ("a\u{A0}b", "a\u{A0}b"),
      ("a\u{2060}b", "a\u{2060}b"),
      ("世\u{2060}界", "世\u{2060}界"),
      ("a\u{2011}b", "a\u{2011}b"),
      ("a\u{200B}b", "a\u{200B}/b"),
      ("a—b", "a—/b"),
      ("a\u{2003}b", "a\u{2003}/b"),
      ("été", "été"),
    ]) { text, expected in
      expectEqual(breaks(text), expected)
    }
  }

  @Test func `Lines end between ideographs, but for the rules of kinsoku`() {
    forEachRow([
      ("世界", "世/界"),
      ("世a", "世/a"),
      ("「世」。界", "「世」。/界"),
      ("カー", "カー"),
      ("チャット", "チャッ/ト"),
      ("世々", "世々"),
      ("世（界）", "世/（界）"),
      ("世……界", "世……/界"),
      ("世——界", "世/——/界"),
      ("한국", "한/국"),
      ("👍👍🏽", "👍/👍🏽"),
    ]) { text, expected in
      expectEqual(breaks(text), expected)
    }
  }

  @Test func `Lines of Thai and Lao end between syllables`() {
    forEachRow([
      ("กขค", "ก/ข/ค"),
      ("เกม", "เก/ม"),
      ("กา", "กา"),
      ("น้ำ", "น้ำ"),
      ("ກຂ", "ກ/ຂ"),
      ("กa", "กa"),
    ]) { text, expected in
      expectEqual(breaks(text), expected)
    }
  }
}
