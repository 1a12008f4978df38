import Foundation
import HeadlessUIKit

/// Draws pages, as a browser's engine does.
@MainActor
public protocol WebContentSource: AnyObject {
  /// What a page shows, as wide as the web view; `nil` for a page of which nothing is to be seen.
  ///
  /// - Parameter webView: Loads what the page links to.
  func content(at url: URL, in webView: WKWebView) -> UIView?

  /// The image at a point of what a page shows; `nil` where there is none, as everywhere by default.
  func image(at point: CGPoint, in webView: WKWebView) -> PressedImage?
}

extension WebContentSource {
  public func image(at point: CGPoint, in webView: WKWebView) -> PressedImage? { nil }
}
