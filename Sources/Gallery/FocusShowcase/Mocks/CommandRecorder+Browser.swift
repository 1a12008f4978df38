import FocusModel
import FocusUI
import Foundation
import HeadlessUIKit
import ShowcaseKit

extension CommandRecorder: @retroactive BrowserViewControllerDelegate {
  public func browserViewControllerDidRequestSettings(_ controller: BrowserViewController) {
    record("BrowserViewControllerDelegate", function: "didRequestSettings()")
  }

  public func browserViewController(
    _ controller: BrowserViewController, didRequestSharingOf url: URL, from source: UIView
  ) {
    record("BrowserViewControllerDelegate", url.absoluteString, function: "didRequestSharing(of:)")
  }

  public func browserViewController(
    _ controller: BrowserViewController, didRequestOpening url: URL, in application: ExternalApplication
  ) {
    record(
      "BrowserViewControllerDelegate", url.absoluteString, application, function: "didRequestOpening(_:in:)")
  }
}
