import Expectations
import Testing

@testable import HeadlessUIKit

@Suite
struct UIFontMeasurementTests {
  private func width(_ text: String, _ font: UIFont = .systemFont(ofSize: 10)) -> CGFloat {
    font.width(of: text)
  }

  @Test func `A line is as wide as its characters together`() {
    #expect(abs(width("Hello") - width("H") - width("e") - 2 * width("l") - width("o")) < 1e-9)
    expectEqual(width(""), 0)
  }

  @Test func `Widths grow with the size and with the weight`() {
    #expect(abs(width("Hello", .systemFont(ofSize: 20)) - 2 * width("Hello")) < 1e-9)
    let weights: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    let widths = weights.map { width("Hello", .systemFont(ofSize: 10, weight: $0)) }
    #expect(zip(widths, widths.dropFirst()).allSatisfy(<))
  }

  @Test func `Ideographs, syllables and full-width forms take a whole em`() {
    for character in ["世", "カ", "한", "Ａ"] { expectEqual(width(character), 10) }
  }

  @Test func `Narrow letters are narrower than wide ones`() {
    #expect(width("i") < width("n"))
    #expect(width("n") < width("W"))
  }

  @Test func `A cluster is as wide as its base`() {
    expectEqual(width("e\u{301}"), width("e"))
    expectEqual(width("👨‍👩‍👧‍👦"), width("👨"))
    expectEqual(width("\u{200B}"), 0)
  }

  @Test func `Every printable character of ASCII has a width`() {
    for value in UInt8(0x20)...0x7E { #expect(width(String(Character(Unicode.Scalar(value)))) > 0) }
  }

  @Test func `Ideographs and emoji are as wide in every weight`() {
    forEachRow(["世", "한", "👍"]) { text in
      expectEqual(width(text, .boldSystemFont(ofSize: 10)), width(text))
      #expect(width(text + "a", .boldSystemFont(ofSize: 10)) > width(text + "a"))
    }
  }

  @Test func `Every emoji is one emoji wide, however many scalars it has`() {
    forEachRow(["👨‍👩‍👧‍👦", "🇯🇵", "👍🏽", "1️⃣", "☝🏽", "❤️", "🏴󠁧󠁢󠁳󠁣󠁴󠁿"]) { emoji in
      expectEqual(width(emoji), width("😀"))
      expectEqual(width(emoji + emoji), 2 * width("😀"))
    }
  }

  @Test func `A picture that is asked for as text is as narrow as a symbol`() {
    #expect(width("☝\u{FE0E}") < width("☝\u{FE0F}"))
  }

  @Test func `A letter with accents is as wide as without`() {
    forEachRow([("é", "e"), ("í", "i"), ("Å", "A"), ("ẃ", "w"), ("e\u{301}\u{323}", "e")]) {
      accented, plain in
      expectEqual(width(accented), width(plain))
    }
  }

  @Test func `Letters of other scripts take a part of an em`() {
    forEachRow(["λ", "ж", "ש", "ب", "क", "ก", "ｱ"]) { letter in
      #expect((4...7).contains(width(letter)))
      #expect(width(letter, .boldSystemFont(ofSize: 10)) > width(letter))
    }
  }

  @Test func `Marks above take no room, vowels beside their letter do`() {
    expectEqual(width("ก่"), width("ก"))
    #expect(width("कि") > width("क"))
  }

  @Test func `Dots of an ellipsis and long dashes take an em`() {
    expectEqual(width("…"), 10)
    expectEqual(width("—"), 10)
    expectEqual(width("–"), width("0"))
    expectEqual(width("\u{A0}"), width(" "))
  }

  @Test func `A monospaced font has one width for everything but ideographs, emoji and marks`() {
    let font = UIFont.monospacedSystemFont(ofSize: 10, weight: .bold)
    for text in ["i", "W", " ", "é", "ж", "…"] { expectEqual(width(text, font), 6, "\(text)") }
    expectEqual(width("iW", font), 12)
    expectEqual(width("世", font), 10)
    expectEqual(width("\u{200B}", font), 0)
  }

  @Test func `Digits are of one width`() {
    let font = UIFont.monospacedDigitSystemFont(ofSize: 10, weight: .regular)
    expectEqual(Set((0...9).map { width("\($0)", font) }).count, 1)
    #expect(width("i", font) < width("W", font))
  }
}
