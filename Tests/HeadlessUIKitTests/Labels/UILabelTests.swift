import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UILabelTests {
  private func label(_ text: String?, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    return label
  }

  @Test func `A text of one line is as large as it is, in whole pixels`() {
    UIApplication().run {
      let size = label("Hello, world").intrinsicContentSize
      #expect((size.width * 3).rounded() / 3 == size.width)
      #expect(abs(size.height - 61.0 / 3) < 1e-9)
    }
  }

  @Test func `No text takes no room`() {
    UIApplication().run {
      #expect(label(nil).intrinsicContentSize == .zero)
      #expect(label("").intrinsicContentSize == .zero)
    }
  }

  @Test func `One line does not wrap, several do, up to their number`() {
    UIApplication().run {
      let text = String(repeating: "word ", count: 20)
      @MainActor func height(_ lines: Int) -> CGFloat {
        label(text, lines: lines).sizeThatFits(CGSize(width: 100, height: 1000)).height
      }
      #expect(height(1) < height(2))
      #expect(height(2) < height(3))
      #expect(height(3) < height(0))
      #expect(height(100) == height(0))
    }
  }

  @Test func `Lines that are not shown do not count for the width`() {
    UIApplication().run {
      let text = "a\nbbbbbbbbbb"
      #expect(label(text).intrinsicContentSize == label("a").intrinsicContentSize)
      #expect(label(text, lines: 2).intrinsicContentSize.width > label("a").intrinsicContentSize.width)
    }
  }

  @Test func `A label is found by its text, one without a text is not found`() {
    #expect(label("Hello").isAccessibilityElement)
    #expect(label("Hello").accessibilityLabel == "Hello")
    #expect(label("Hello").accessibilityTraits == .staticText)
    #expect(!label(nil).isAccessibilityElement)
  }
}
