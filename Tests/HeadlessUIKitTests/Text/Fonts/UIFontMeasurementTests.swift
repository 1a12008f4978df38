import Expectations
import FontMetrics
import Testing

@testable import HeadlessUIKit

@Suite
struct UIFontMeasurementTests {
  private func width(_ text: String, _ font: UIFont) -> CGFloat { font.width(of: text) }

  @Test func `A font measures in its own weight, size and design`() {
    forEachRow(
      [
        (.systemFont(ofSize: 17), .system, 17, .regular),
        (.systemFont(ofSize: 12, weight: .heavy), .system, 12, .heavy),
        (.monospacedSystemFont(ofSize: 13, weight: .light), .monospaced, 13, .light),
        (.monospacedDigitSystemFont(ofSize: 40, weight: .medium), .monospacedDigit, 40, .medium),
        (.italicSystemFont(ofSize: 15), .system, 15, .regular),
        (.boldSystemFont(ofSize: 20), .system, 20, .bold),
      ] as [(UIFont, FontDesign, Double, FontWeight)]
    ) { font, design, size, weight in
      let ruler = FontRuler(.system(design), size: size, weight: weight)
      for text in ["Hello, 123", "世界", "👍🏽"] { expectEqual(width(text, font), ruler.width(of: text)) }
    }
  }

  @Test func `A weight between two faces has the lighter one, and one beyond all the last`() {
    let text = "Hello"
    forEachRow(
      [
        (0.1, .regular), (0.35, .semibold), (-2, .ultraLight), (7, .black), (.infinity, .black),
        (.nan, .regular),
      ]
        as [(CGFloat, UIFont.Weight)]
    ) { value, weight in
      let font = UIFont.systemFont(ofSize: 17, weight: UIFont.Weight(value))
      expectEqual(width(text, font), width(text, .systemFont(ofSize: 17, weight: weight)))
    }
  }

  @Test func `A size that text cannot have is 0, and its text has no size`() {
    forEachRow([0, -3, .nan, .infinity, -.infinity] as [CGFloat]) { size in
      for font in [UIFont.systemFont(ofSize: size), UIFont(name: "Avenir", size: size)].compactMap({ $0 }) {
        expectEqual(font.pointSize, 0)
        expectEqual(TextLayout("Hello\n世界", font: font, width: 10).size, .zero)
        expectEqual(TextLayout("Hello", font: font).truncatedText(toLines: 1), nil)
      }
    }
  }
}
