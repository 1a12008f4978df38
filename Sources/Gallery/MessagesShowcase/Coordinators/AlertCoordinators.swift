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
    screen.addButtons(presenting: "AddServer") { [unowned screen] _, options in
      screen.present(Alert.addServer(), options: options)
    }
  }
}

/// Asks what to do with a draft in an alert.
final class SaveDraftCoordinator: PresentingCoordinator {
  weak var baseViewController: UIViewController?

  func fill(_ screen: PresentingViewController) {
    screen.addButtons(presenting: "SaveDraft") { [unowned screen] _, options in
      screen.present(Alert.saveDraft(), options: options)
    }
  }
}

/// Asks what to do with a draft in a sheet, or in a popover on a tablet.
final class SaveDraftSheetCoordinator: PresentingCoordinator {
  weak var baseViewController: UIViewController?

  func fill(_ screen: PresentingViewController) {
    screen.addButtons(presenting: "SaveDraft") { [unowned screen] source, options in
      screen.present(
        Alert.saveDraft(), style: .sheet(from: source, rect: source.bounds), options: options)
    }
  }
}
