import HeadlessUIKit
import Onboarding

/// Shows a board on half of the screen, with a switch that gives it all of it.
final class SplitCoordinator: BoardCoordinator {
  override func start() {
    let content = OnboardingNavigationController()
    content.pushViewController(makeScreen(), animated: false)
    let screen = HalfWidthViewController(showing: content)
    screen.modalPresentationStyle = .fullScreen
    baseViewController?.present(screen, animated: false)
  }
}
