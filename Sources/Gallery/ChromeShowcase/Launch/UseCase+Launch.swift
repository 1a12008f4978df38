import ChromeUI
import ShowcaseKit

extension UseCase {
  /// What shows while Chrome starts.
  static let launchScreen = UseCase(
    "Launch screen", of: LaunchScreenViewController.self)
}
