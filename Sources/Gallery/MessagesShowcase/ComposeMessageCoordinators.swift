import Flow
import HeadlessUIKit
import Messages
import Presentation
import ShowcaseKit

/// Presents the form in a sheet, with a button that dismisses it.
final class ComposeModallyCoordinator: PresentingCoordinator {
  weak var baseViewController: UIViewController?

  func fill(_ screen: PresentingViewController) {
    screen.addComposeButtons { [unowned screen] compose, _, options in
      screen.presentInSheet(compose, options: options)
    }
  }
}

/// Presents the form in a popover on a tablet; on a phone UIKit makes a sheet of it.
final class ComposeInPopoverCoordinator: PresentingCoordinator {
  weak var baseViewController: UIViewController?

  func fill(_ screen: PresentingViewController) {
    screen.addComposeButtons { [unowned screen] compose, source, options in
      screen.present(compose, style: .popover(from: source), options: options.union(.defaults))
    }
  }
}

/// Pushes the form, which leaves the stack when it is done.
final class PushComposeCoordinator: PresentingCoordinator {
  weak var baseViewController: UIViewController?

  func fill(_ screen: PresentingViewController) {
    screen.addComposeButtons { [unowned screen] compose, _, options in
      screen.present(compose, options: options.union(.autoPopSelfAndSuccessors))
    }
  }
}

extension PresentingViewController {
  /// Adds buttons that present a new message, and then a reply.
  fileprivate func addComposeButtons(
    _ present: @escaping (ComposeMessage, UIView, PresentationOptions) -> Future<Message>
  ) {
    addButtons(
      presenting: "ComposeMessage", ComposeMessage(sender: "Me"),
      then: ComposeMessage(sender: "Me", replyingTo: Message.mocks[0]), present)
  }
}
