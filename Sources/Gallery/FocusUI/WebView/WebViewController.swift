import FocusModel
import Foundation
import HeadlessUIKit

/// Shows pages in a web view, which can be replaced by a new one that knows nothing of them.
public final class WebViewController: UIViewController {
  weak var delegate: (any WebViewControllerDelegate)?
  /// Draws the pages; without it they are empty.
  public weak var contentSource: (any WebContentSource)?
  /// Shows the pages since the last ``reset()``.
  public private(set) var webView: WKWebView = WKWebView()
  /// How far the finger had moved when it was told last.
  var draggedDistance: CGFloat = 0

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    install(webView)
  }

  /// Loads a page.
  public func load(_ url: URL) {
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
