import FocusModel
import Foundation
import HeadlessUIKit

/// Draws pages, as a browser's engine does.
@MainActor
package protocol WebContentSource: AnyObject {
  /// What a page shows, as wide as the web view; `nil` for a page of which nothing is to be seen.
  ///
  /// - Parameter webView: Loads what the page links to.
  func content(at url: URL, in webView: WKWebView) -> UIView?

  /// The image at a point of what a page shows; `nil` where there is none, as everywhere by default.
  func image(at point: CGPoint, in webView: WKWebView) -> PressedImage?
}

extension WebContentSource {
  package func image(at point: CGPoint, in webView: WKWebView) -> PressedImage? { nil }
}

/// Hears what happens to the page, and how it is scrolled.
@MainActor
protocol WebViewControllerDelegate: AnyObject {
  /// Hears how a page comes.
  func webViewController(_ controller: WebViewController, didTell event: URLBarState.WebEvent)
  /// Hears of an address that another application opens, if the user agrees.
  func webViewController(
    _ controller: WebViewController, wantsToOpen url: URL, in application: ExternalApplication)
  /// Hears of a long press on an image.
  func webViewController(_ controller: WebViewController, didPress image: PressedImage)
  /// Hears that a finger moved the page.
  ///
  /// - Parameter distance: How far down since it was told last, in points.
  func webViewController(
    _ controller: WebViewController, didDragBy distance: CGFloat, at position: ScrollPosition)
  /// Hears that the finger let go of the page.
  func webViewController(_ controller: WebViewController, didEndDraggingAt position: ScrollPosition)
  /// Says whether a tap on the status bar scrolls the page to its top.
  func webViewControllerShouldScrollToTop(_ controller: WebViewController) -> Bool
  /// Hears that the page goes on by itself, toward its top.
  func webViewControllerDidBeginGlidingUp(_ controller: WebViewController)
}
