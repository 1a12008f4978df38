import Flow
import HeadlessUIKit
import Messages
import Presentation
import ShowcaseKit

/// Shows a banner at the bottom, by a presentation style of the app.
final class BannerCoordinator: PresentingCoordinator {
  weak var baseViewController: UIViewController?

  func fill(_ screen: PresentingViewController) {
    screen.addBannerButtons(options: [])
  }
}

/// Shows a banner at the top, by a presentation option of the app.
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

/// Presents the old editor in a sheet that ends with the saved signature.
final class SignatureCoordinator: PresentingCoordinator {
  weak var baseViewController: UIViewController?

  func fill(_ screen: PresentingViewController) {
    screen.addButtons(
      presenting: "Signature", AnyPresentable.editSignature(), then: .editSignature("Yours, Grace")
    ) { [unowned screen] editor, _, options in
      screen.presentInSheet(editor, options: options)
    }
  }
}

/// Presents the old editor in a sheet that its Done button ends, and records each signature that is
/// saved.
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
