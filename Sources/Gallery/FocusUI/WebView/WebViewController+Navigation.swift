import FocusModel
import Foundation
import HeadlessUIKit

extension WebViewController: WKNavigationDelegate {
  /// Pages load here; what belongs to another application goes there, at once or after a question.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) {
    let decision = RequestDecision(for: navigationAction.request.url)
    decisionHandler(decision == .load ? .allow : .cancel)
    switch decision {
    case .load, .cancel: break
    case .open(let url): UIApplication.shared.open(url)
    case .ask(let url, let application):
      delegate?.webViewController(self, wantsToOpen: url, in: application)
    }
  }

  public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
    tell(.start)
  }

  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
    showContent()
  }

  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    tell(.finish(webView.url))
  }

  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) {
    tell(.fail(webView.url))
  }

  public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
    tell(.fail(webView.url))
  }
}
