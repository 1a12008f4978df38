import FocusUI
import HeadlessUIKit
import ShowcaseKit

/// A coordinator that pushes one screen, to which the pages about the app are within reach.
@MainActor
protocol PushingCoordinator: NavigationCoordinator {
  /// The screen on show.
  func makeScreen() -> UIViewController
  /// The screen that leads to the one on show; none by default.
  func makeFormerScreen() -> UIViewController?
  /// Does what leads to the state that is shown off, once the screen is there; nothing by default.
  func act(in screen: UIViewController)
}

extension PushingCoordinator {
  func makeFormerScreen() -> UIViewController? { nil }

  func act(in screen: UIViewController) {}

  func start() {
    UIApplication.shared.addSupportPages()
    let screen = makeScreen()
    for screen in [makeFormerScreen(), screen].compactMap(\.self) {
      navigationController?.pushViewController(screen, animated: false)
    }
    MainQueue.async { [self] in act(in: screen) }
  }
}

/// A coordinator of a screen that the settings lead to.
@MainActor
protocol SettingsPageCoordinator: PushingCoordinator {}

extension SettingsPageCoordinator {
  func makeFormerScreen() -> UIViewController? { SettingsViewController(context: .mock()) }
}
