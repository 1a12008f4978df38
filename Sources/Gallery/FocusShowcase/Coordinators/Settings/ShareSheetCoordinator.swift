import FocusUI
import Foundation
import HeadlessUIKit
import ShowcaseKit

/// The share sheet of a page, where there is no other browser but Safari.
final class ShareSheetCoordinator: NavigationCoordinator {
  weak var baseViewController: UIViewController?

  func start() {
    guard let navigationController, let url = URL(string: "https://www.mozilla.org/") else { return }
    UIApplication.shared.recordOpenedAddresses()
    let sheet = UIActivityViewController(sharing: url)
    sheet.completionWithItemsHandler = { type, completed, _, _ in
      CommandRecorder.current.record(
        "UIActivityViewController", type?.rawValue, completed, function: "completion(_:_:)")
    }
    sheet.popoverPresentationController?.sourceView = navigationController.navigationBar
    navigationController.present(sheet, animated: false)
  }

  func stop() {
    baseViewController?.dismiss(animated: false)
  }
}
