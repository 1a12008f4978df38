import FocusModel
import Foundation
import HeadlessUIKit

/// Shows what the browser leads to.
@MainActor
public protocol BrowserViewControllerDelegate: AnyObject {
  /// Shows the settings.
  func browserViewControllerDidRequestSettings(_ controller: BrowserViewController)
  /// Shows where a page can be shared.
  ///
  /// - Parameter source: The button that was tapped, for a popover.
  func browserViewController(
    _ controller: BrowserViewController, didRequestSharingOf url: URL, from source: UIView)
  /// Asks whether another application may open an address.
  func browserViewController(
    _ controller: BrowserViewController, didRequestOpening url: URL, in application: ExternalApplication)
}
