import HeadlessUIKit
import Onboarding
import ShowcaseKit

/// Pushes a screen that stands for the app; its button presents the onboarding, which comes back there.
final class FlowCoordinator: NavigationCoordinator {
  weak var baseViewController: UIViewController?
  private var flow: FlowController?

  func start() {
    let screen = ButtonViewController(title: "Start") { [unowned self] screen in
      let flow = FlowController()
      self.flow = flow
      flow.navigationController.modalPresentationStyle = .fullScreen
      screen.present(flow.navigationController, animated: true)
    }
    navigationController?.pushViewController(screen, animated: false)
  }
}
