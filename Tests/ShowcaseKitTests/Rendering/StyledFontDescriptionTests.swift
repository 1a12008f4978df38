import Expectations
import Foundation
import HeadlessUIKit
import RenderTree
import Testing

@testable import ShowcaseKit

@Suite @MainActor struct StyledFontDescriptionTests {
  /// The font of a label in an application with a text size.
  private func font(
    in size: UIContentSizeCategory = .large, _ font: @MainActor () -> UIFont
  ) -> String? {
    UIApplication(contentSizeCategory: size).run {
      let window = UIWindow()
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
      label.font = font()
      window.addSubview(label)
      window.makeKeyAndVisible()
      return RenderProjection.hierarchy.render([window]).children[0].word("font")
    }
  }

  @Test func `A font that follows the text size is named by its text style`() {
    expectEqual(font { .preferredFont(forTextStyle: .subheadline) }, "subheadline")
    expectEqual(font { .preferredFont(forTextStyle: .body) }, "body")
    expectEqual(
      font { UIFontMetrics(forTextStyle: .footnote).scaledFont(for: .systemFont(ofSize: 13)) }, "footnote")
    expectEqual(font { .systemFont(ofSize: 15) }, "regular-15")
    expectNil(font { .systemFont(ofSize: 17) })
  }

  @Test func `Its face and size stand in parentheses where they are not the usual ones`() {
    expectEqual(
      font(in: .extraExtraExtraLarge) { .preferredFont(forTextStyle: .subheadline) },
      "subheadline(regular-21)")
    expectEqual(
      font { UIFontMetrics(forTextStyle: .headline).scaledFont(for: .boldSystemFont(ofSize: 17)) },
      "headline(bold-17)")
    expectEqual(
      font {
        UIFontMetrics.default.scaledFont(
          for: UIFont(name: "Avenir-Heavy", size: 17) ?? .systemFont(ofSize: 1))
      },
      "body(Avenir-Heavy-17)")
    expectEqual(font(in: .extraExtraExtraLarge) { .systemFont(ofSize: 15) }, "regular-15")
  }

  @Test func `Every style has the font that wireframes draw it with`() {
    let styles = UIFont.TextStyle.allCases
    expectEqual(Set(styles.map { "\($0)" }), Set(TextStyleFonts.usual.keys))
    for style in styles {
      expectEqual(TextStyleFonts.usual["\(style)"], UIFont.preferredFont(forTextStyle: style).name)
      expectEqual(UIFont.preferredFont(forTextStyle: style).styledName, "\(style)")
    }
  }

  @Test func `A part of a text that alone follows the text size is reported`() {
    let text = NSMutableAttributedString(string: "Fixed, not fixed")
    text.addAttribute(.font, value: UIFont.systemFont(ofSize: 17), range: NSRange(location: 0, length: 6))
    text.addAttribute(
      .font, value: UIFont.preferredFont(forTextStyle: .body), range: NSRange(location: 7, length: 9))
    let label = placed(UILabel(), width: 300, height: 20) { $0.attributedText = text }
    expectEqual(rendered(label)[0].word("runs"), "7-16 body")
  }
}
