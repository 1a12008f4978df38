import Flow
import HeadlessUIKit
import Messages
import Presentation
import ShowcaseKit

/// Shows a banner at the bottom, by a style of the app's own.
final class BannerCoordinator: PresentingCoordinator {
  weak var baseViewController: UIViewController?

  func fill(_ screen: PresentingViewController) {
    screen.addButtons(presenting: "UndoBanner") { [unowned screen] _, options in
      screen.present(UndoBanner.messagePosted(), style: .banner, options: options)
    }
  }
}

/// Shows a banner at the top, by an option of the app's own.
final class BannerAtTopCoordinator: PresentingCoordinator {
  weak var baseViewController: UIViewController?

  func fill(_ screen: PresentingViewController) {
    screen.addButtons(presenting: "UndoBanner") { [unowned screen] _, options in
      screen.present(UndoBanner.messagePosted(), style: .banner, options: options.union(.bannerAtTop))
    }
  }
}

/// Presents the old editor as something that ends with a value.
final class SignatureCoordinator: PresentingCoordinator {
  weak var baseViewController: UIViewController?

  func fill(_ screen: PresentingViewController) {
    screen.addButtons(presenting: "Signature") { [unowned screen] _, options in
      screen.present(
        AnyPresentable.editSignature(), style: .modal, options: options.union(.defaults),
        configure: installDismiss(UIBarButtonItem(systemItem: .cancel)))
    }
  }
}

/// Presents the old editor as something that others end; each signature that is saved is told.
final class SignatureUntilDismissedCoordinator: PresentingCoordinator {
  weak var baseViewController: UIViewController?

  func fill(_ screen: PresentingViewController) {
    let commands = CommandRecorder.current
    screen.addButtons(presenting: "Signature") { [unowned screen] _, options in
      var editor = DisposablePresentation.editSignature { commands.recordValue("Signature", $0) }
      editor.options.formUnion(options)
      return screen.present(
        editor.addConfiguration { controller, _ in
          controller.dismissBarItem = UIBarButtonItem(systemItem: .done)
        })
    }
  }
}
