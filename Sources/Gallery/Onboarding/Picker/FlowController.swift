import Flow
import Foundation
import HeadlessUIKit

/// Leads from the choice of a template to its board, and back to the app.
@MainActor
package final class FlowController {
  /// The stack of screens, for the app to present.
  package let navigationController: UINavigationController = OnboardingNavigationController()
  private var bag = DisposeBag()

  /// Creates a controller whose stack shows the choice of templates.
  package init() {
    navigationController.delegate = self
    navigationController.pushViewController(
      BoardTemplatePickerViewController(commands: self), animated: false)
  }

  /// Returns to the app, which has presented the screens.
  ///
  /// - Parameter board: The board that the user made, if any. The app would create and show it;
  ///   this one has no boards, so the parameter is ignored.
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
  /// Disables the swipe back, which would get in the way of scrolling the board sideways.
  package func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    navigationController.interactivePopGestureRecognizer?.isEnabled = false
  }
}

/// A stack of screens below an opaque bar: portrait on a phone, and in any orientation on a tablet.
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
