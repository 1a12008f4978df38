import ChromeUI
import ShowcaseKit

extension UseCase {
  /// Buttons that bring up the screens around followed websites.
  static let follow = UseCase(
    "Web Channels First Follow and Follow Mgmt UI", of: SCFollowViewController.self)
}
