import FocusModel
import FocusUI
import Foundation
import HeadlessUIKit
import ShowcaseKit

/// Records where the browser leads, and goes there as the app does.
extension BrowserCoordinator: BrowserViewControllerDelegate {
  func browserViewControllerDidRequestSettings(_ controller: BrowserViewController) {
    record(function: "didRequestSettings()")
    showSettings(from: controller)
  }

  func browserViewController(
    _ controller: BrowserViewController, didRequestSharingOf url: URL, from source: UIView
  ) {
    record(url.absoluteString, function: "didRequestSharing(of:)")
    navigator.browserViewController(controller, didRequestSharingOf: url, from: source)
  }

  func browserViewController(
    _ controller: BrowserViewController, didRequestOpening url: URL, in application: ExternalApplication
  ) {
    record(url.absoluteString, application, function: "didRequestOpening(_:in:)")
    navigator.browserViewController(controller, didRequestOpening: url, in: application)
  }

  private func record(_ arguments: Any?..., function: String) {
    CommandRecorder.current.record(
      "BrowserViewControllerDelegate", arguments: arguments, function: function)
  }
}
