import Testing

@testable import HeadlessUIKit

@Suite
struct UIFontMeasurementTests {
  private func width(_ text: String, _ font: UIFont = .systemFont(ofSize: 10)) -> CGFloat {
    font.width(of: text)
  }

  @Test func `A line is as wide as its characters together`() {
    #expect(abs(width("Hello") - width("H") - width("e") - 2 * width("l") - width("o")) < 1e-9)
    #expect(width("") == 0)
  }

  @Test func `Widths grow with the size and with the weight`() {
    #expect(abs(width("Hello", .systemFont(ofSize: 20)) - 2 * width("Hello")) < 1e-9)
    let weights: [UIFont.Weight] = [.regular, .medium, .semibold, .bold]
    let widths = weights.map { width("Hello", .systemFont(ofSize: 10, weight: $0)) }
    #expect(zip(widths, widths.dropFirst()).allSatisfy(<))
  }

  @Test func `Ideographs, syllables and full-width forms take a whole em`() {
    for character in ["世", "カ", "한", "Ａ"] { #expect(width(character) == 10) }
  }

  @Test func `Narrow letters are narrower than wide ones`() {
    #expect(width("i") < width("n"))
    #expect(width("n") < width("W"))
  }

  @Test func `A cluster is as wide as its base`() {
    #expect(width("e\u{301}") == width("e"))
    #expect(width("👨‍👩‍👧‍👦") == width("👨"))
    #expect(width("\u{200B}") == 0)
  }

  @Test func `Every printable character of ASCII has a width`() {
    for value in UInt8(0x20)...0x7E { #expect(width(String(Character(Unicode.Scalar(value)))) > 0) }
  }
}
