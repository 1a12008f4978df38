import ChromeUI
import ShowcaseKit

extension UseCase {
  /// One badge in the middle of the screen.
  static let textBadge = UseCase(
    "Text badge", of: TextBadgeView.self, in: TextBadgeViewController.self)
}
