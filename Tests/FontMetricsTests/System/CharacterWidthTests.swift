import Expectations
import Testing

@testable import FontMetrics

/// How wide single characters are.
@Suite
struct CharacterWidthTests {
  private func width(_ text: String, _ weight: FontWeight = .regular) -> Double {
    // At 12 points, letters are not spaced.
    FontRuler(.system(.system), size: 12, weight: weight).width(of: text)
  }

  @Test func `Each visible character of the table has its width, and gaps in it do not count`() {
    forEachRow(
      [
        (" ", 571), ("A", 1343), ("a", 1131), ("~", 1350), ("\u{A0}", 576), ("ß", nil), ("ſ", nil),
        ("Ω", nil),
        ("я", nil), ("–", 1024), ("…", 1851), ("€", 1361), ("→", 1955), ("★", 2141),
      ] as [(String, Double?)]
    ) { text, units in
      if let units { expectTrue(abs(width(text) - 12 * units / 2048) < 1e-9, "\(width(text) / 12 * 2048)") }
      expectTrue(width(text) > 2 && width(text) < 14)
    }
    for value in UInt32(0x20)...0x24F where !(0x7F...0x9F).contains(value) && value != 0xAD {
      guard let scalar = Unicode.Scalar(value) else { continue }
      #expect(width(String(scalar)) > 2, "\(scalar)")
    }
  }

  @Test func `A cluster is as wide as its base, unless a vowel is beside it`() {
    forEachRow([("é", "e"), ("í", "i"), ("Å", "A"), ("ẃ", "w"), ("e\u{301}\u{323}", "e"), ("ก่", "ก")]) {
      marked, plain in
      expectEqual(width(marked), width(plain))
    }
    #expect(width("कि") > width("क"))
  }

  @Test func `Ideographs, syllables and full-width forms are a little wider than an em, in every weight`() {
    forEachRow(["世", "カ", "한", "Ａ", "。", "𠮷"]) { text in
      expectEqual(width(text), 12 * 1.02)
      expectEqual(width(text, .black), width(text))
    }
    expectEqual(width("ｱ"), 12 * 0.51)
  }

  @Test func `Every emoji is one emoji wide, however many scalars it has, and as text as narrow as a symbol`()
  {
    forEachRow(["👨‍👩‍👧‍👦", "🇯🇵", "👍🏽", "1️⃣", "☝🏽", "❤️", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "©️"]) { emoji in
      expectEqual(width(emoji), 15)
      expectEqual(width(emoji + emoji), 30)
      expectEqual(width(emoji, .bold), 15)
    }
    #expect(width("☝\u{FE0E}") < width("☝\u{FE0F}"))
    expectEqual(FontRuler(.system(.system), size: 38).width(of: "😬"), 38 * 1.13)
  }

  @Test func `Letters of scripts without known widths take a part of an em, and are not spaced`() {
    forEachRow(["ש", "ب", "क", "ก", "ա", "ཀ"]) { letter in
      expectTrue((6...8).contains(width(letter)), "\(width(letter))")
      expectTrue(width(letter, .bold) > width(letter))
      let large = FontRuler(.system(.system), size: 17).width(of: letter)
      expectTrue(abs(large / 17 - width(letter) / 12) < 1e-9)
    }
  }
}
