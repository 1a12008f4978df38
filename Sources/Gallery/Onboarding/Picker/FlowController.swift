import Flow
import Foundation
import HeadlessUIKit

/// Leads from the choice of a template to the board that comes of it, and back to the app.
@MainActor
package final class FlowController {
  /// What is to be presented.
  package let navigationController: UINavigationController = OnboardingNavigationController()
  private var bag = DisposeBag()

  package init() {
    navigationController.delegate = self
    navigationController.pushViewController(
      BoardTemplatePickerViewController(commands: self), animated: false)
  }

  /// Leaves for the app, which has presented the screens.
  ///
  /// - Parameter board: The board to go to, if one was made. Making it in the app is the app's.
  private func goToTrello(board: Board? = nil) {
    navigationController.presentingViewController?.dismiss(animated: true)
  }
}

extension FlowController: BoardTemplatePickerCommands {
  package func showBoard(_ template: BoardTemplate) {
    let screen = OnboardingViewController(viewModel: OnboardingViewModel(boardTemplate: template))
    bag = DisposeBag(screen.createBoard.onFirstValue { [weak self] in self?.goToTrello(board: $0) })
    navigationController.pushViewController(screen, animated: true)
  }

  package func skipToTrello() {
    goToTrello()
  }
}

extension FlowController: UINavigationControllerDelegate {
  /// Keeps a finger that scrolls the board from leading back.
  package func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    navigationController.interactivePopGestureRecognizer?.isEnabled = false
  }
}

/// A stack of screens below an opaque bar, held upright on a telephone, and as one likes on a tablet.
package final class OnboardingNavigationController: UINavigationController {
  package override func viewDidLoad() {
    super.viewDidLoad()
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    navigationBar.standardAppearance = appearance
    navigationBar.scrollEdgeAppearance = appearance
  }

  package override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .portrait
  }
}
