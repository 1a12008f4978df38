import Foundation
import HeadlessUIKit

/// How long things take, in seconds.
private enum Timing {
  /// The longest time that a page may need.
  static let timeout: TimeInterval = 10
  /// How long a page that is there still waits: WebKit paints a little later.
  static let painting: TimeInterval = 0.2
  static let dissolving: TimeInterval = 0.5
}

extension SettingsContentViewController: WKNavigationDelegate {
  func startLoading(_ url: URL) {
    timer = UIApplication.shared.runLoop.scheduledTimer(
      withTimeInterval: Timing.timeout, repeats: false
    ) { [weak self] _ in
      self?.showError()
    }
    webView.load(URLRequest(url: url))
  }

  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    timer?.invalidate()
    MainQueue.asyncAfter(seconds: Timing.painting) { [weak self] in self?.showPage() }
  }

  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) { showError() }

  public func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) { showError() }

  /// Lets the page appear where the wheel was, or the error: a page that comes late is welcome.
  private func showPage() {
    UIView.transition(
      from: interstitial, to: webView, duration: Timing.dissolving,
      options: [.transitionCrossDissolve, .showHideTransitionViews]
    ) { [interstitial] _ in
      interstitial.spinner.stopAnimating()
    }
  }

  private func showError() {
    timer?.invalidate()
    interstitial.showError(duration: Timing.dissolving)
  }
}
