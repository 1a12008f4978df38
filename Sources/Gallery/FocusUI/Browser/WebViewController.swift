import FocusModel
import Foundation
import HeadlessUIKit

/// Shows pages in a web view, which can be replaced by a new one that knows nothing of them.
package final class WebViewController: UIViewController {
  weak var delegate: (any WebViewControllerDelegate)?
  /// Draws the pages; without it they are empty.
  package weak var contentSource: (any WebContentSource)?
  /// Shows the pages since the last ``reset()``.
  package private(set) var webView: WKWebView = WKWebView()
  /// How far the finger had moved when it was told last.
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

  /// Does what a button of the toolset is for.
  func perform(_ action: URLBarState.ToolsetAction) {
    switch action {
    case .back: webView.goBack()
    case .forward: webView.goForward()
    case .stop: webView.stopLoading()
    case .reload: webView.reload()
    }
  }

  /// Forgets the pages: a new web view, which shows none, takes the place of the old one.
  func reset() {
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
    webView.onChange(of: \.url) { [unowned self] url in tell(.changeURL(url)) }
    webView.onChange(of: \.estimatedProgress) { [unowned self] progress in tell(.progress(progress)) }
    webView.onChange(of: \.canGoBack) { [unowned self] _ in tellDirections() }
    webView.onChange(of: \.canGoForward) { [unowned self] _ in tellDirections() }
  }

  private func tellDirections() {
    tell(.canGo(back: webView.canGoBack, forward: webView.canGoForward))
  }

  func tell(_ event: URLBarState.WebEvent) {
    delegate?.webViewController(self, didTell: event)
  }

  /// Draws the page that begins to show.
  func showContent() {
    webView.pageView = webView.url.flatMap { contentSource?.content(at: $0, in: webView) }
  }
}

extension WebViewController: WKNavigationDelegate {
  /// Pages load here; what belongs to another application goes there, at once or after a question.
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
      delegate?.webViewController(self, wantsToOpen: url, in: application)
    }
  }

  package func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
    tell(.start)
  }

  package func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
    showContent()
  }

  package func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    tell(.finish(webView.url))
  }

  package func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) {
    tell(.fail(webView.url))
  }

  package func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
    tell(.fail(webView.url))
  }
}

/// The page's scrolling is told in distances of the finger, as the bars move with it, and the page with the bars.
extension WebViewController: UIScrollViewDelegate {
  package func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    draggedDistance = 0
  }

  package func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard scrollView.isDragging else { return }
    let moved = scrollView.panGestureRecognizer.translation(in: nil).y
    let distance = moved - draggedDistance
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

/// A long press on an image is told; elsewhere on the page it is left to what is there.
extension WebViewController: UIGestureRecognizerDelegate {
  func observePresses(on webView: WKWebView) {
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
