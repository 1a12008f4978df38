import Foundation

/// The identity of a page load.
@preconcurrency @MainActor
public final class WKNavigation: UIKitObject {}

/// The request that is about to load, and its cause.
@preconcurrency @MainActor
public final class WKNavigationAction {
  /// The request to load.
  public let request: URLRequest
  /// The cause of the request.
  public let navigationType: WKNavigationType

  init(request: URLRequest, navigationType: WKNavigationType) {
    (self.request, self.navigationType) = (request, navigationType)
  }
}

/// The cause of a page load; the values are WebKit's.
public enum WKNavigationType: Int, Hashable, Sendable {
  /// A link was followed.
  case linkActivated = 0
  /// A form was sent; never here.
  case formSubmitted = 1
  /// The view goes back or forward in its list.
  case backForward = 2
  /// The page is loaded again.
  case reload = 3
  /// A form is sent again; never here.
  case formResubmitted = 4
  /// Code loads the page.
  case other = -1
}

/// The decision whether a page may load; the values are WebKit's.
public enum WKNavigationActionPolicy: Int, Hashable, Sendable {
  /// The page may not load.
  case cancel = 0
  /// The page may load.
  case allow = 1
}

/// Decides which pages may load, by default all, and is called while they load.
///
/// Navigations have WebKit's implicitly unwrapped types, so that delegates written for WebKit
/// compile.
///
///     final class SecureOnly: WKNavigationDelegate {
///       func webView(
///         _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
///         decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
///       ) {
///         decisionHandler(navigationAction.request.url?.scheme == "https" ? .allow : .cancel)
///       }
///     }
@preconcurrency @MainActor
public protocol WKNavigationDelegate: AnyObject {
  /// Decides whether a page may load; by default every page may.
  ///
  /// - Parameters:
  ///   - webView: The view that is about to load the page.
  ///   - navigationAction: The request and its cause.
  ///   - decisionHandler: Called with the decision, now or later; nothing loads before that.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void)
  /// Called after a page was allowed, when its request is sent.
  ///
  /// - Parameters:
  ///   - webView: The view that loads the page.
  ///   - navigation: The load, as ``WKWebView/load(_:)`` returned it.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// Called after the server redirected the request.
  ///
  /// - Parameters:
  ///   - webView: The view that loads the page.
  ///   - navigation: The load, as ``WKWebView/load(_:)`` returned it.
  func webView(
    _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
  /// Called when the request failed before the page appeared.
  ///
  /// - Parameters:
  ///   - webView: The view that keeps its former page.
  ///   - navigation: The load, as ``WKWebView/load(_:)`` returned it.
  ///   - error: The failure, such as that of an unknown address or a cancellation.
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
  /// Called when the page appears.
  ///
  /// - Parameters:
  ///   - webView: The view, which now shows the page.
  ///   - navigation: The load, as ``WKWebView/load(_:)`` returned it.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  /// Called after the page has loaded.
  ///
  /// - Parameters:
  ///   - webView: The view that shows the page.
  ///   - navigation: The load, as ``WKWebView/load(_:)`` returned it.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// Called when loading failed after the page appeared.
  ///
  /// - Parameters:
  ///   - webView: The view that shows a part of the page.
  ///   - navigation: The load, as ``WKWebView/load(_:)`` returned it.
  ///   - error: The failure, such as a cancellation.
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
}

extension WKNavigationDelegate {
  /// Allows every page.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(.allow) }
  /// Does nothing.
  public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
  /// Does nothing.
  public func webView(
    _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
  ) {}
  /// Does nothing.
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) {}
  /// Does nothing.
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  /// Does nothing.
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  /// Does nothing.
  public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
}
