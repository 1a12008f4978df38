import FocusUI
import HeadlessUIKit
import ShowcaseKit

/// A coordinator that pushes one screen, to which the pages about the app are within reach.
@MainActor
protocol PushingCoordinator: NavigationCoordinator {
  func makeScreen() -> UIViewController
  /// The screen that leads to the one on show; none by default.
  func makeFormerScreen() -> UIViewController?
}

extension PushingCoordinator {
  func makeFormerScreen() -> UIViewController? { nil }

  func start() {
    UIApplication.shared.addSupportPages()
    for screen in [makeFormerScreen(), makeScreen()].compactMap(\.self) {
      navigationController?.pushViewController(screen, animated: false)
    }
  }
}

/// A coordinator of a screen that the settings lead to.
@MainActor
protocol SettingsPageCoordinator: PushingCoordinator {}

extension SettingsPageCoordinator {
  func makeFormerScreen() -> UIViewController? { SettingsViewController(context: .mock()) }
}
