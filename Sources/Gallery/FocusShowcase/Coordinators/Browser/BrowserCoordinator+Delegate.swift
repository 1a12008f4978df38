import FocusModel
import FocusUI
import Foundation
import HeadlessUIKit
import ShowcaseKit

/// The browser leads to the settings, and to other applications; each way is recorded.
extension BrowserCoordinator: BrowserViewControllerDelegate {
  func browserViewControllerDidRequestSettings(_ controller: BrowserViewController) {
    record(function: "didRequestSettings()")
    navigationController?.pushViewController(
      SettingsViewController(context: source.context), animated: true)
  }

  func browserViewController(
    _ controller: BrowserViewController, didRequestSharingOf url: URL, from source: UIView
  ) {
    record(url.absoluteString, function: "didRequestSharing(of:)")
  }

  func browserViewController(
    _ controller: BrowserViewController, didRequestOpening url: URL, in application: ExternalApplication
  ) {
    record(url.absoluteString, application, function: "didRequestOpening(_:in:)")
    let alert = UIAlertController(opening: url, in: application) {
      UIApplication.shared.open(url)
      CommandRecorder.current.record("UIApplication", url.absoluteString, function: "open(_:)")
    }
    controller.present(alert, animated: true)
  }

  private func record(_ arguments: Any?..., function: String) {
    CommandRecorder.current.record(
      "BrowserViewControllerDelegate", arguments: arguments, function: function)
  }
}
