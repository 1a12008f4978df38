import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UILabelContentTests {
  private func mixed() -> NSMutableAttributedString {
    let text = NSMutableAttributedString(string: "Big", attributes: [.font: UIFont.systemFont(ofSize: 40)])
    text.append(NSAttributedString(string: " small", attributes: [.foregroundColor: UIColor.red]))
    return text
  }

  @Test func `An attributed text has the font of its first character, until plain text comes`() {
    UIApplication().run {
      let label = UILabel()
      label.attributedText = mixed()
      expectEqual(label.text, "Big small")
      expectEqual(label.font, .systemFont(ofSize: 40))
      expectEqual(label.textColor, .label)
      expectEqual(label.accessibilityLabel, "Big small")
    }
    let label = UILabel()
    label.attributedText = mixed()
    label.text = "Big small"
    expectEqual(label.font, .systemFont(ofSize: 17))
    let (copying, text) = (UILabel(), mixed())
    copying.attributedText = text
    text.append(NSAttributedString(string: "!"))
    expectEqual(copying.text, "Big small")
  }

  @Test func `Parts without a font take the label's, and a font or color that is set later counts for all`() {
    UIApplication().run {
      let (both, big) = (UILabel(), UILabel())
      both.attributedText = mixed()
      big.text = "Big"
      big.font = .systemFont(ofSize: 40)
      let width = both.intrinsicContentSize.width
      expectEqual(both.intrinsicContentSize.height, big.intrinsicContentSize.height)
      let small = UIFont.systemFont(ofSize: 17).width(of: " small")
      #expect(abs(width - big.intrinsicContentSize.width - small) < 0.7)
    }
    UIApplication().run {
      let label = UILabel()
      label.attributedText = mixed()
      let before = label.intrinsicContentSize
      label.font = .systemFont(ofSize: 10)
      label.textColor = .blue
      #expect(label.intrinsicContentSize.height < before.height)
      expectEqual(label.font, .systemFont(ofSize: 10))
      expectEqual(
        label.attributedText?.attribute(.foregroundColor, at: 5, effectiveRange: nil) as? UIColor, .blue)
    }
  }

  @Test func `A plain text is attributed with what the label says`() {
    let label = UILabel()
    label.text = "a"
    label.textColor = .red
    label.textAlignment = .center
    let attributes = label.attributedText?.attributes(at: 0, effectiveRange: nil)
    expectEqual(attributes?[.font] as? UIFont, .systemFont(ofSize: 17))
    expectEqual(attributes?[.foregroundColor] as? UIColor, .red)
    expectEqual((attributes?[.paragraphStyle] as? NSParagraphStyle)?.alignment, .center)
  }

  @Test func `Fonts within the text follow the user's text size`() {
    let application = UIApplication()
    application.run {
      let label = UILabel()
      label.adjustsFontForContentSizeCategory = true
      label.attributedText = NSAttributedString(
        string: "a", attributes: [.font: UIFont.preferredFont(forTextStyle: .title1)])
      mount(label)
      application.set(contentSizeCategory: .accessibilityMedium)
      expectEqual(label.font.pointSize, 38)
    }
  }

  @Test func `A subclass can watch its text`() {
    final class WatchedLabel: UILabel {
      var texts: [String?] = []
      override var text: String? { didSet { texts.append(text) } }
    }
    let label = WatchedLabel()
    label.text = "a"
    label.text = nil
    expectEqual(label.texts, ["a", nil])
  }
}
