import Flow
import HeadlessUIKit
import Messages
import Presentation
import ShowcaseKit

/// Shows a banner at the bottom, by a style of the app's own.
final class BannerCoordinator: PresentingCoordinator {
  weak var baseViewController: UIViewController?

  func fill(_ screen: PresentingViewController) {
    screen.addBannerButtons(options: [])
  }
}

/// Shows a banner at the top, by an option of the app's own.
final class BannerAtTopCoordinator: PresentingCoordinator {
  weak var baseViewController: UIViewController?

  func fill(_ screen: PresentingViewController) {
    screen.addBannerButtons(options: .bannerAtTop)
  }
}

extension PresentingViewController {
  /// Adds buttons that show a banner, and then another.
  fileprivate func addBannerButtons(options: PresentationOptions) {
    addButtons(
      presenting: "UndoBanner", UndoBanner.messagePosted(), then: .draftSaved()
    ) { [unowned self] banner, _, others in
      present(banner, style: .banner, options: options.union(others))
    }
  }
}

/// Presents the old editor as something that ends with a value.
final class SignatureCoordinator: PresentingCoordinator {
  weak var baseViewController: UIViewController?

  func fill(_ screen: PresentingViewController) {
    screen.addButtons(
      presenting: "Signature", AnyPresentable.editSignature(), then: .editSignature("Yours, Grace")
    ) { [unowned screen] editor, _, options in
      screen.present(
        editor, style: .modal, options: options.union(.defaults),
        configure: installDismiss(UIBarButtonItem(systemItem: .cancel)))
    }
  }
}

/// Presents the old editor as something that others end; each signature that is saved is told.
final class SignatureUntilDismissedCoordinator: PresentingCoordinator {
  weak var baseViewController: UIViewController?

  func fill(_ screen: PresentingViewController) {
    let commands = CommandRecorder.current
    func editor(_ signature: String) -> DisposablePresentation {
      .editSignature(signature) { commands.recordValue("Signature", $0) }
    }
    screen.addButtons(
      presenting: "Signature", editor(""), then: editor("Yours, Grace")
    ) { [unowned screen] editor, _, options in
      var editor = editor
      editor.options.formUnion(options)
      return screen.present(
        editor.addConfiguration { controller, _ in
          controller.dismissBarItem = UIBarButtonItem(systemItem: .done)
        })
    }
  }
}
