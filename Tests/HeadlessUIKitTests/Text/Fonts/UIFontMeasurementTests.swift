import Expectations
import Testing

@testable import HeadlessUIKit

@Suite
struct UIFontMeasurementTests {
  private func width(_ text: String, _ font: UIFont = .systemFont(ofSize: 10)) -> CGFloat {
    font.width(of: text)
  }

  @Test func `A line is as wide as its characters together, each of which has a width of its own`() {
    #expect(abs(width("Hello") - width("H") - width("e") - 2 * width("l") - width("o")) < 1e-9)
    expectEqual(width(""), 0)
    #expect(width("i") < width("n"))
    #expect(width("n") < width("W"))
    for value in UInt8(0x20)...0x7E { #expect(width(String(Character(Unicode.Scalar(value)))) > 0) }
  }

  @Test func `Widths grow with the size and with the weight`() {
    #expect(abs(width("Hello", .systemFont(ofSize: 20)) - 2 * width("Hello")) < 1e-9)
    let weights: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    let widths = weights.map { width("Hello", .systemFont(ofSize: 10, weight: $0)) }
    #expect(zip(widths, widths.dropFirst()).allSatisfy(<))
  }

  @Test func `Ideographs, full-width forms, dots of an ellipsis and long dashes take a whole em`() {
    for character in ["世", "カ", "한", "Ａ"] { expectEqual(width(character), 10) }
    expectEqual(width("…"), 10)
    expectEqual(width("—"), 10)
    expectEqual(width("–"), width("0"))
    expectEqual(width("\u{A0}"), width(" "))
  }

  @Test func `A cluster, or a letter with accents, is as wide as its base, unless a vowel is beside it`() {
    expectEqual(width("e\u{301}"), width("e"))
    expectEqual(width("👨‍👩‍👧‍👦"), width("👨"))
    expectEqual(width("\u{200B}"), 0)
    forEachRow([("é", "e"), ("í", "i"), ("Å", "A"), ("ẃ", "w"), ("e\u{301}\u{323}", "e")]) {
      accented, plain in
      expectEqual(width(accented), width(plain))
    }
    expectEqual(width("ก่"), width("ก"))
    #expect(width("कि") > width("क"))
  }

  @Test func `Ideographs and emoji are as wide in every weight`() {
    forEachRow(["世", "한", "👍"]) { text in
      expectEqual(width(text, .boldSystemFont(ofSize: 10)), width(text))
      expectTrue(width(text + "a", .boldSystemFont(ofSize: 10)) > width(text + "a"))
    }
  }

  @Test func `Every emoji is one emoji wide, however many scalars it has, and as text as narrow as a symbol`()
  {
    forEachRow(["👨‍👩‍👧‍👦", "🇯🇵", "👍🏽", "1️⃣", "☝🏽", "❤️", "🏴󠁧󠁢󠁳󠁣󠁴󠁿"]) { emoji in
      expectEqual(width(emoji), width("😀"))
      expectEqual(width(emoji + emoji), 2 * width("😀"))
    }
    #expect(width("☝\u{FE0E}") < width("☝\u{FE0F}"))
  }

  @Test func `Letters of other scripts take a part of an em`() {
    forEachRow(["λ", "ж", "ש", "ب", "क", "ก", "ｱ"]) { letter in
      expectTrue((4...7).contains(width(letter)))
      expectTrue(width(letter, .boldSystemFont(ofSize: 10)) > width(letter))
    }
  }

  @Test func `A monospaced font has one width for all but ideographs, emoji and marks, or for digits alone`()
  {
    let font = UIFont.monospacedSystemFont(ofSize: 10, weight: .bold)
    for text in ["i", "W", " ", "é", "ж", "…"] { expectEqual(width(text, font), 6, "\(text)") }
    expectEqual(width("iW", font), 12)
    expectEqual(width("世", font), 10)
    expectEqual(width("\u{200B}", font), 0)
    let digits = UIFont.monospacedDigitSystemFont(ofSize: 10, weight: .regular)
    expectEqual(Set((0...9).map { width("\($0)", digits) }).count, 1)
    #expect(width("i", digits) < width("W", digits))
  }
}
