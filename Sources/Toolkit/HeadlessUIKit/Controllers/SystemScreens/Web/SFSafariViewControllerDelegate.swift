import Foundation

/// Is called when the user leaves a browser.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: AnyObject {
  /// Returns activities of the app for a page; none by default. Never called here: no page is shared.
  ///
  /// - Parameters:
  ///   - controller: The browser.
  ///   - URL: The page's address.
  ///   - title: The page's title.
  func safariViewController(
    _ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?
  ) -> [UIActivity]
  /// Returns the types of activities to leave out; none by default. Never called here: no page is shared.
  ///
  /// - Parameters:
  ///   - controller: The browser.
  ///   - URL: The page's address.
  ///   - title: The page's title.
  func safariViewController(
    _ controller: SFSafariViewController, excludedActivityTypesFor URL: URL, title: String?
  ) -> [UIActivity.ActivityType]
  /// Called after the user left with the button or a swipe, before the browser dismisses itself; does nothing by
  /// default.
  ///
  /// - Parameter controller: The browser.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  /// Called once the browser has appeared; does nothing by default.
  ///
  /// - Parameters:
  ///   - controller: The browser.
  ///   - didLoadSuccessfully: Always `true` here.
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
  /// Never called here: no page redirects.
  ///
  /// - Parameters:
  ///   - controller: The browser.
  ///   - URL: The new address.
  func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
  /// Never called here: there is no button that opens the page in another browser.
  ///
  /// - Parameter controller: The browser.
  func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  /// Returns no activity.
  public func safariViewController(
    _ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?
  ) -> [UIActivity] { [] }
  /// Leaves no activity out.
  public func safariViewController(
    _ controller: SFSafariViewController, excludedActivityTypesFor URL: URL, title: String?
  ) -> [UIActivity.ActivityType] { [] }
  /// Does nothing.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  /// Does nothing.
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
  /// Does nothing.
  public func safariViewController(
    _ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL
  ) {}
  /// Does nothing.
  public func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) {}
}
