import FocusModel
import Foundation
import HeadlessUIKit

/// Shows pages in a web view, which ``reset()`` replaces by a new one without history.
package final class WebViewController: UIViewController {
  weak var delegate: (any WebViewControllerDelegate)?
  /// Draws the pages; without it they are empty.
  package weak var contentSource: (any WebContentSource)?
  /// Shows the pages since the last ``reset()``.
  package private(set) var webView: WKWebView = WKWebView()
  /// The distance of the finger from the beginning of its drag at the last report, in points.
  var draggedDistance: CGFloat = 0

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    install(webView)
  }

  /// Loads a page.
  package func load(_ url: URL) {
    webView.load(URLRequest(url: url))
  }

  /// Performs the action of a button of the toolset.
  func perform(_ action: URLBarState.ToolsetAction) {
    switch action {
    case .back: webView.goBack()
    case .forward: webView.goForward()
    case .stop: webView.stopLoading()
    case .reload: webView.reload()
    }
  }

  /// Replaces the web view by a new one, which has neither a page nor a history.
  func reset() {
    // First of all, so that the end of loading is not reported.
    webView.navigationDelegate = nil
    webView.stopLoading()
    webView.removeFromSuperview()
    webView = WKWebView()
    if isViewLoaded { install(webView) }
  }

  private func install(_ webView: WKWebView) {
    view.addFilling(webView)
    webView.navigationDelegate = self
    webView.scrollView.delegate = self
    webView.accessibilityIdentifier = "WebView"
    observe(webView)
    observePresses(on: webView)
  }

  private func observe(_ webView: WKWebView) {
    webView.onChange(of: \.url) { [unowned self] url in report(.changeURL(url)) }
    webView.onChange(of: \.estimatedProgress) { [unowned self] progress in report(.progress(progress)) }
    webView.onChange(of: \.canGoBack) { [unowned self] _ in reportDirections() }
    webView.onChange(of: \.canGoForward) { [unowned self] _ in reportDirections() }
  }

  private func reportDirections() {
    report(.canGo(back: webView.canGoBack, forward: webView.canGoForward))
  }

  func report(_ event: URLBarState.WebEvent) {
    delegate?.webViewController(self, didReceive: event)
  }

  /// Draws the page that has begun to load.
  private func showContent() {
    webView.pageView = webView.url.flatMap { contentSource?.content(at: $0, in: webView) }
  }
}

extension WebViewController: WKNavigationDelegate {
  /// Loads pages, and passes the addresses of other applications on, at once or after a question.
  package func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) {
    let decision = RequestDecision(for: navigationAction.request.url)
    decisionHandler(decision == .load ? .allow : .cancel)
    switch decision {
    case .load, .cancel: break
    case .open(let url): UIApplication.shared.open(url)
    case .ask(let url, let application):
      delegate?.webViewController(self, didRequestOpening: url, in: application)
    }
  }

  package func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
    report(.start)
  }

  package func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
    showContent()
  }

  package func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    report(.finish(webView.url))
  }

  package func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) {
    report(.fail(webView.url))
  }

  package func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
    report(.fail(webView.url))
  }
}

/// Scrolling is reported as distances of the finger, and not of the content: collapsing bars move
/// the page under it.
extension WebViewController: UIScrollViewDelegate {
  package func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    draggedDistance = 0
  }

  package func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard scrollView.isDragging else { return }
    // In the window's coordinates, as the scroll view moves with the bars.
    let moved = scrollView.panGestureRecognizer.translation(in: nil).y
    let distance = moved - draggedDistance
    // Moving bars scroll the page without the finger.
    guard distance != 0 else { return }
    draggedDistance = moved
    delegate?.webViewController(self, didDragBy: distance, at: position)
  }

  package func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    if velocity.y < 0 { delegate?.webViewControllerDidBeginGlidingUp(self) }
  }

  package func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    delegate?.webViewController(self, didEndDraggingAt: position)
  }

  package func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    delegate?.webViewControllerShouldScrollToTop(self) ?? true
  }

  private var position: ScrollPosition {
    let scrollView = webView.scrollView
    return ScrollPosition(
      offset: scrollView.contentOffset.y, visibleHeight: scrollView.bounds.height,
      contentHeight: scrollView.contentSize.height, isZooming: scrollView.isZooming)
  }
}

/// A long press is recognized on images only, so that it reaches the page elsewhere.
extension WebViewController: UIGestureRecognizerDelegate {
  private func observePresses(on webView: WKWebView) {
    let press = UILongPressGestureRecognizer()
    press.delegate = self
    press.addAction { [unowned self] press in
      guard press.state == .began, let image = image(under: press) else { return }
      delegate?.webViewController(self, didPress: image)
    }
    webView.scrollView.addGestureRecognizer(press)
  }

  package func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    image(under: gestureRecognizer) != nil
  }

  private func image(under press: UIGestureRecognizer) -> PressedImage? {
    contentSource?.image(at: press.location(in: webView.scrollView), in: webView)
  }
}
