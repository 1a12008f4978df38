import Expectations
import Foundation
import HeadlessUIKit
import Testing

@Suite @MainActor
struct UIListContentConfigurationTests {
  private func view(_ change: (inout UIListContentConfiguration) -> Void) -> UIListContentView {
    var configuration = UIListContentConfiguration.cell()
    configuration.text = "some words"
    change(&configuration)
    let view = UIListContentView(configuration: configuration)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
    view.layoutIfNeeded()
    return view
  }

  private func label(_ view: UIView) throws -> UILabel {
    try #require(view.subviews.compactMap { $0 as? UILabel }.first)
  }

  private func picture(_ view: UIView) throws -> UIImageView {
    try #require(view.subviews.compactMap { $0 as? UIImageView }.first)
  }

  @Test func `Margins move the content and make the row higher`() throws {
    let usual = view { _ in }
    let wide = view {
      $0.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 21, leading: 40, bottom: 11, trailing: 16)
    }
    let text = try label(wide)
    expectEqual(text.frame.minX.rounded(), 40)
    let size = CGSize(width: 300, height: 0)
    expectEqual(wide.sizeThatFits(size).height, usual.sizeThatFits(size).height + 10)
    expectEqual(UIListContentConfiguration.cell().directionalLayoutMargins.top, 11)
  }

  @Test func `A picture keeps its shape within its greatest size, in the room kept for it`() throws {
    let shown = view {
      $0.image = UIImage(named: "photo", size: CGSize(width: 80, height: 40))
      $0.imageProperties.maximumSize = CGSize(width: 40, height: 0)
      $0.imageProperties.cornerRadius = 4
      $0.imageProperties.tintColor = .red
    }
    let picture = try picture(shown)
    expectEqual(picture.frame.size, CGSize(width: 40, height: 20))
    #expect(picture.layer.cornerRadius == 4 && picture.clipsToBounds && picture.tintColor == .red)
    let starts = try [20, 36].map { width in
      try label(
        view {
          $0.image = UIImage(named: "photo", size: CGSize(width: width, height: 20))
          $0.imageProperties.reservedLayoutSize = CGSize(width: 44, height: 0)
        }
      ).frame.minX
    }
    expectEqual(starts[0], starts[1])
  }

  @Test func `A text's letters change as its properties say`() {
    forEachRow([
      (UIListContentConfiguration.TextProperties.TextTransform.uppercase, "SOME WORDS"),
      (.capitalized, "Some Words"), (.lowercase, "some words"), (.none, "some words"),
    ]) { transform, shown in
      let label = try label(
        view {
          $0.textProperties.transform = transform
          $0.textProperties.alignment = .center
          $0.textProperties.colorTransformer = UIConfigurationColorTransformer { _ in .green }
        })
      expectTrue(label.text == shown && label.textAlignment == .center && label.textColor == .green)
    }
  }

  @Test func `Headers have the styles of UIKit's documentation`() {
    expectEqual(
      UIListContentConfiguration.plainHeader().textProperties.font, .preferredFont(forTextStyle: .headline))
    expectEqual(UIListContentConfiguration.groupedHeader().textProperties.color, .secondaryLabel)
  }

  @Test func `Rows, headers and footers have the text style of their list`() {
    let looks: [(UIListContentConfiguration, UIFont.TextStyle)] = [
      (.sidebarCell(), .body), (.sidebarSubtitleCell(), .body), (.accompaniedSidebarCell(), .body),
      (.accompaniedSidebarSubtitleCell(), .body), (.groupedFooter(), .footnote),
      (.sidebarHeader(), .headline), (.prominentInsetGroupedHeader(), .headline),
      (.extraProminentInsetGroupedHeader(), .title3),
    ]
    forEachRow(looks) { look, style in
      expectEqual(look.textProperties.font, .preferredFont(forTextStyle: style))
    }
    expectEqual(UIListContentConfiguration.groupedFooter().textProperties.color, .secondaryLabel)
  }
}
