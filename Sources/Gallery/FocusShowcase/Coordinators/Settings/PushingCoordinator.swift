import HeadlessUIKit
import ShowcaseKit

/// A coordinator that pushes one screen, to which the pages about the app are within reach.
@MainActor
protocol PushingCoordinator: NavigationCoordinator {
  func makeScreen() -> UIViewController
}

extension PushingCoordinator {
  func start() {
    UIApplication.shared.addSupportPages()
    navigationController?.pushViewController(makeScreen(), animated: false)
  }
}
