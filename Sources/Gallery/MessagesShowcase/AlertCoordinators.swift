import Flow
import Foundation
import HeadlessUIKit
import Messages
import Presentation
import ShowcaseKit

/// Asks for a server in an alert with a field.
final class AddServerCoordinator: PresentingCoordinator {
  weak var baseViewController: UIViewController?

  func fill(_ screen: PresentingViewController) {
    screen.addButtons(
      presenting: "AddServer", Alert.addServer(), then: .addServer(at: "https://mail.example.com")
    ) { [unowned screen] alert, _, options in
      screen.present(alert, options: options)
    }
  }
}

/// Asks what to do with a draft in an alert.
final class SaveDraftCoordinator: PresentingCoordinator {
  weak var baseViewController: UIViewController?

  func fill(_ screen: PresentingViewController) {
    screen.addSaveDraftButtons { [unowned screen] alert, _, options in
      screen.present(alert, options: options)
    }
  }
}

/// Asks what to do with a draft in a sheet, or in a popover on a tablet.
final class SaveDraftSheetCoordinator: PresentingCoordinator {
  weak var baseViewController: UIViewController?

  func fill(_ screen: PresentingViewController) {
    screen.addSaveDraftButtons { [unowned screen] alert, source, options in
      screen.present(alert, style: .sheet(from: source, rect: source.bounds), options: options)
    }
  }
}

extension PresentingViewController {
  /// Adds buttons that ask about a draft, and then about another.
  fileprivate func addSaveDraftButtons(
    _ present: @escaping (Alert<Bool>, UIView, PresentationOptions) -> Future<Bool>
  ) {
    addButtons(presenting: "SaveDraft", .saveDraft(), then: .saveDraft(about: "Tea at four"), present)
  }
}
