import Expectations
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

  @Test func `A text of one line is as large as it is, in whole pixels, and none takes no room`() {
    UIApplication().run {
      let size = label("Hello, world").intrinsicContentSize
      expectEqual((size.width * 3).rounded() / 3, size.width)
      #expect(abs(size.height - 61.0 / 3) < 1e-9)
    }
    UIApplication().run {
      expectEqual(label(nil).intrinsicContentSize, .zero)
      expectEqual(label("").intrinsicContentSize, .zero)
    }
  }

  @Test func `One line does not wrap, several do, and those that are not shown do not count`() {
    UIApplication().run {
      let text = String(repeating: "word ", count: 20)
      @MainActor func height(_ lines: Int) -> CGFloat {
        label(text, lines: lines).sizeThatFits(CGSize(width: 100, height: 1000)).height
      }
      #expect(height(1) < height(2))
      #expect(height(2) < height(3))
      #expect(height(3) < height(0))
      expectEqual(height(100), height(0))
    }
    UIApplication().run {
      let text = "a\nbbbbbbbbbb"
      expectEqual(label(text).intrinsicContentSize, label("a").intrinsicContentSize)
      #expect(label(text, lines: 2).intrinsicContentSize.width > label("a").intrinsicContentSize.width)
    }
  }

  @Test func `A label is found by its text, one without a text is not found`() {
    expectTrue(label("Hello").isAccessibilityElement)
    expectEqual(label("Hello").accessibilityLabel, "Hello")
    expectEqual(label("Hello").accessibilityTraits, .staticText)
    expectFalse(label(nil).isAccessibilityElement)
  }

  @Test func `The usual values are UIKit's, also those for no font and no color`() {
    let label = UILabel()
    expectEqual(label.font, .systemFont(ofSize: 17))
    expectEqual(label.textColor, .label)
    expectEqual(label.lineBreakMode, .byTruncatingTail)
    expectEqual(label.numberOfLines, 1)
    expectNil(label.attributedText)
    #expect(!label.isUserInteractionEnabled && !label.adjustsFontForContentSizeCategory)
    let reset = UILabel()
    reset.font = .boldSystemFont(ofSize: 30)
    reset.textColor = .red
    reset.font = nil
    reset.textColor = nil
    expectEqual(reset.font, .systemFont(ofSize: 17))
    expectEqual(reset.textColor, .label)
  }

  @Test func `The preferred width decides where a text of several lines wraps`() {
    UIApplication().run {
      let wrapped = label("word word word word", lines: 0)
      let natural = wrapped.intrinsicContentSize
      wrapped.preferredMaxLayoutWidth = natural.width / 2
      #expect(wrapped.intrinsicContentSize.width <= natural.width / 2)
      #expect(wrapped.intrinsicContentSize.height > natural.height)
      wrapped.numberOfLines = 1
      expectEqual(wrapped.intrinsicContentSize, natural)
    }
  }

  @Test func `The text's rectangle begins where the bounds do and is as large as the text`() {
    UIApplication().run {
      let text = label("word word", lines: 0)
      let rect = text.textRect(
        forBounds: CGRect(x: 5, y: 6, width: 50, height: 500), limitedToNumberOfLines: 0)
      expectEqual(rect.origin, CGPoint(x: 5, y: 6))
      expectEqual(rect.size, text.sizeThatFits(CGSize(width: 50, height: 500)))
      let line = text.textRect(
        forBounds: CGRect(x: 0, y: 0, width: 50, height: 500), limitedToNumberOfLines: 1)
      #expect(line.height < rect.height)
    }
  }

  @Test func `A label that leaves room around its text is larger by it`() {
    final class PaddedLabel: UILabel {
      let padding = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
        let rect = super.textRect(forBounds: bounds.inset(by: padding), limitedToNumberOfLines: lines)
        return CGRect(x: rect.minX - 2, y: rect.minY - 1, width: rect.width + 6, height: rect.height + 4)
      }
    }
    UIApplication().run {
      let padded = PaddedLabel()
      padded.text = "Hello"
      let natural = label("Hello").intrinsicContentSize
      #expect(abs(padded.intrinsicContentSize.width - natural.width - 6) < 1e-9)
      #expect(abs(padded.intrinsicContentSize.height - natural.height - 4) < 1e-9)
      padded.frame = CGRect(origin: .zero, size: padded.intrinsicContentSize)
      expectNil(padded.truncatedText)
      padded.frame.size.width -= 1
      expectEqual(padded.truncatedText, "He…")
    }
  }

  @Test func `A font of a text style follows the user's text size where it is asked to`() {
    let application = UIApplication()
    application.run {
      let (following, fixed, plain) = (label("a"), label("a"), label("a"))
      for label in [following, fixed] { label.font = .preferredFont(forTextStyle: .body) }
      for label in [following, plain] { label.adjustsFontForContentSizeCategory = true }
      let stack = UIView()
      [following, fixed, plain].forEach(stack.addSubview)
      mount(stack)
      application.set(contentSizeCategory: .accessibilityMedium)
      expectEqual(following.font.pointSize, 28)
      expectEqual(fixed.font.pointSize, 17)
      expectEqual(plain.font.pointSize, 17)
      application.set(contentSizeCategory: .small)
      expectEqual(following.font.pointSize, 15)
    }
  }
}
