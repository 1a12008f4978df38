import Flow
import HeadlessUIKit
import Messages
import Presentation
import ShowcaseKit

/// Presents the form in a sheet, with a button that dismisses it.
final class ComposeModallyCoordinator: PresentingCoordinator {
  weak var baseViewController: UIViewController?

  func fill(_ screen: PresentingViewController) {
    screen.addButtons(presenting: "ComposeMessage") { [unowned screen] _, options in
      screen.present(
        ComposeMessage(sender: "Me"), style: .modal, options: options.union(.defaults),
        configure: installDismiss(UIBarButtonItem(systemItem: .cancel)))
    }
  }
}

/// Presents the form in a popover on a tablet; on a telephone UIKit makes a sheet of it.
final class ComposeInPopoverCoordinator: PresentingCoordinator {
  weak var baseViewController: UIViewController?

  func fill(_ screen: PresentingViewController) {
    screen.addButtons(presenting: "ComposeMessage") { [unowned screen] source, options in
      screen.present(
        ComposeMessage(sender: "Me"), style: .popover(from: source), options: options.union(.defaults),
        configure: installDismiss(UIBarButtonItem(systemItem: .cancel)))
    }
  }
}

/// Pushes the form, which leaves the stack when it is done.
final class PushComposeCoordinator: PresentingCoordinator {
  weak var baseViewController: UIViewController?

  func fill(_ screen: PresentingViewController) {
    screen.addButtons(presenting: "ComposeMessage") { [unowned screen] _, options in
      screen.present(ComposeMessage(sender: "Me"), options: options.union(.autoPopSelfAndSuccessors))
    }
  }
}
