import ChromeUI
import ShowcaseKit

extension UseCase {
  /// A first-run screen with a tall banner and a button of its own.
  static let firstRunHeroScreen = UseCase(
    "New FRE hero screen example", of: SCFirstRunHeroScreenViewController.self,
    coordinator: FirstRunHeroScreenCoordinator.self)

  /// A first-run screen with a banner of standard height and three actions.
  static let firstRunDefaultScreen = UseCase(
    "New FRE default screen example", of: SCFirstRunDefaultScreenViewController.self,
    coordinator: FirstRunDefaultScreenCoordinator.self)

  /// A first-run screen that has to be read to its end.
  static let firstRunScrollingScreen = UseCase(
    "New FRE screen with scrolling example", of: SCFirstRunScrollingScreenViewController.self,
    coordinator: FirstRunScrollingScreenCoordinator.self)
}
