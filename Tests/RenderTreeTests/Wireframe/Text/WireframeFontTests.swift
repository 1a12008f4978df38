import Expectations
import FontMetrics
import Testing

@testable import RenderTree

@Suite
struct WireframeFontTests {
  @Test func `A font's name says how wide text is and how it is drawn`() {
    forEachRow(
      [
        ("regular-17", .system, 17, .regular, ""),
        ("semibold-13", .system, 13, .semibold, " font-weight=\"600\""),
        ("ultraLight-40", .system, 40, .ultraLight, " font-weight=\"100\""),
        ("regular-monospacedDigit-20", .monospacedDigit, 20, .regular, ""),
        ("bold-italic-12.5", .system, 12.5, .bold, " font-weight=\"700\" font-style=\"italic\""),
        (
          "medium-monospaced-15", .monospaced, 15, .medium,
          " font-weight=\"500\" font-family=\"ui-monospace, Menlo, 'Noto Sans Mono', monospace\""
        ),
        ("Avenir-HeavyOblique-14", .system, 14, .heavy, " font-weight=\"800\" font-style=\"italic\""),
        ("Lato-SemiBold-14", .system, 14, .semibold, " font-weight=\"600\""),
        ("Georgia-18", .system, 18, .regular, ""),
        ("subheadline", .system, 15, .regular, ""),
        ("headline", .system, 17, .semibold, " font-weight=\"600\""),
        ("subheadline(regular-23)", .system, 23, .regular, ""),
        (
          "headline(bold-monospaced-21)", .monospaced, 21, .bold,
          " font-weight=\"700\" font-family=\"ui-monospace, Menlo, 'Noto Sans Mono', monospace\""
        ),
      ] as [(String, FontDesign, Double, FontWeight, String)]
    ) { name, design, size, weight, attributes in
      let font = WireframeFont(name, usualSize: 11)
      expectEqual(font.ruler, FontRuler(.system(design), size: size, weight: weight))
      expectEqual(font.attributes, attributes)
    }
  }

  @Test func `A text that is made smaller to fit has a smaller font`() {
    let font = WireframeFont("bold-20", usualSize: 11, scale: 0.5)
    expectEqual(font.size, 10)
    expectEqual(font.ruler, FontRuler(.system(.system), size: 10, weight: .bold))
  }

  @Test func `A name without a sensible size has the usual one, and sizes have limits`() {
    forEachRow(
      [
        (nil, 11), ("", 11), ("bold", 11), ("bold-nan", 11), ("bold-inf", 11), ("bold-1", 4),
        ("bold-1000000", 200),
      ]
        as [(String?, Double)]
    ) { name, size in
      expectEqual(WireframeFont(name, usualSize: 11).size, size)
    }
  }
}
