import Expectations
import Testing

@testable import FontMetrics

@Suite
struct TypefaceTests {
  private let face = FontFace(
    name: "Test-Regular", family: "Test", unitsPerEm: 1000, ascent: 900, descent: -200, capHeight: 700,
    xHeight: 500,
    advances: ["a": 500, "e": 600, "é": 650, "\u{301}": 300, " ": 250, "世": 900])

  private func width(_ text: String, size: Double = 10) -> Double {
    FontRuler(.face(face), size: size).width(of: text)
  }

  @Test func `A face's characters have its widths, in proportion to the size`() {
    expectEqual(width("ae a"), 18.5)
    expectEqual(width("ae a", size: 20), 37)
    expectEqual(width("世"), 9)
  }

  @Test func `An accented letter has its own width, however it is written, or its base letter's`() {
    expectEqual(width("é"), 6.5)
    expectEqual(width("e\u{301}"), 6.5)
    expectEqual(width("a\u{301}"), 5)
  }

  @Test func `Characters that a face lacks have the system font's widths`() {
    let system = FontRuler(.system(.system), size: 10)
    forEachRow(["b", "界", "👍🏽", "ж", "1"]) { text in
      expectTrue(abs(width(text) - system.width(of: text)) < 1e-9)
      expectTrue(abs(width("a" + text) - 5 - system.width(of: text)) < 1e-9)
    }
    expectEqual(width("\u{200B}"), 0)
  }
}
