import FocusModel
import Foundation
import HeadlessUIKit

/// Draws pages, as a browser's engine does.
@MainActor
package protocol WebContentSource: AnyObject {
  /// Returns the content of a page, as wide as the web view; `nil` for an empty page.
  ///
  /// - Parameters:
  ///   - url: The address of the page.
  ///   - webView: The web view that shows the page, and loads its links.
  func content(at url: URL, in webView: WKWebView) -> UIView?

  /// Returns the image at a point of a page's content; `nil` if there is no image. The default
  /// implementation returns `nil`.
  func image(at point: CGPoint, in webView: WKWebView) -> PressedImage?
}

extension WebContentSource {
  package func image(at point: CGPoint, in webView: WKWebView) -> PressedImage? { nil }
}

/// The owner of the pages, which follows their loading and scrolling.
@MainActor
protocol WebViewControllerDelegate: AnyObject {
  /// Handles an event of loading.
  func webViewController(_ controller: WebViewController, didReceive event: URLBarState.WebEvent)
  /// Handles an address that another application opens, if the user agrees.
  func webViewController(
    _ controller: WebViewController, didRequestOpening url: URL, in application: ExternalApplication)
  /// Handles a long press on an image.
  func webViewController(_ controller: WebViewController, didPress image: PressedImage)
  /// Handles the movement of a finger that scrolls the page.
  ///
  /// - Parameters:
  ///   - controller: The controller of the page.
  ///   - distance: The distance since the last call, in points, positive downward.
  ///   - position: The scroll position of the page.
  func webViewController(
    _ controller: WebViewController, didDragBy distance: CGFloat, at position: ScrollPosition)
  /// Handles the end of a drag.
  func webViewController(_ controller: WebViewController, didEndDraggingAt position: ScrollPosition)
  /// Returns whether a tap on the status bar scrolls the page to its top.
  func webViewControllerShouldScrollToTop(_ controller: WebViewController) -> Bool
  /// Handles a flick that scrolls the page toward its top.
  func webViewControllerDidBeginGlidingUp(_ controller: WebViewController)
}
