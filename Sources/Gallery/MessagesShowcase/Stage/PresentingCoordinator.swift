import HeadlessUIKit
import ShowcaseKit

/// A coordinator that pushes a screen with buttons, which present.
@MainActor
protocol PresentingCoordinator: NavigationCoordinator {
  /// Adds the buttons.
  func fill(_ screen: PresentingViewController)
}

extension PresentingCoordinator {
  func start() {
    let screen = PresentingViewController()
    fill(screen)
    navigationController?.pushViewController(screen, animated: false)
  }
}
