import Foundation

/// The identity of one loading of a page.
@preconcurrency @MainActor
public final class WKNavigation: UIKitObject {}

/// What is about to load, and why.
@preconcurrency @MainActor
public final class WKNavigationAction {
  /// The request to load.
  public let request: URLRequest
  /// The cause of the request.
  public let navigationType: WKNavigationType

  init(request: URLRequest, navigationType: WKNavigationType) {
    self.request = request
    self.navigationType = navigationType
  }
}

/// Why a page loads; the values are WebKit's.
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

/// Whether a page may load; the values are WebKit's.
public enum WKNavigationActionPolicy: Int, Hashable, Sendable {
  /// It must not.
  case cancel = 0
  /// It may.
  case allow = 1
}

/// Decides which pages load, and is called while they do; every page may load by default.
///
/// Navigations have WebKit's implicitly unwrapped types, so that delegates written for it compile.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: AnyObject {
  /// Decides whether a page may load, by calling `decisionHandler` at any time; every page by
  /// default.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void)
  /// Called after a page was allowed, when its request is sent.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// Called after the server redirected the request.
  func webView(
    _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
  /// Called when the request failed before the page began to show.
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
  /// Called when the page begins to show.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  /// Called after the page has loaded.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// Called when loading failed after the page began to show.
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
