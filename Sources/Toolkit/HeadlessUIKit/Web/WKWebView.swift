import Foundation

/// A double of WebKit's view: it loads what the application's ``UIApplication/webPages`` have, in virtual time, and runs
/// no scripts.
///
/// There is no key-value observing; ``onChange(of:_:)`` tells of the properties that change while a page loads.
@MainActor
open class WKWebView: UIView {
  public weak var navigationDelegate: (any WKNavigationDelegate)?
  /// The address that shows or, from its beginning, that loads; as WebKit spells it, with a path in any case.
  public internal(set) var url: URL? { didSet { if url != oldValue { tell(\.url) } } }
  public internal(set) var title: String? { didSet { if title != oldValue { tell(\.title) } } }
  public internal(set) var isLoading: Bool = false {
    didSet { if isLoading != oldValue { tell(\.isLoading) } }
  }
  /// What of the page is there, from 0 to 1: a tenth as soon as the app asks for it.
  public internal(set) var estimatedProgress: Double = 0 {
    didSet { if estimatedProgress != oldValue { tell(\.estimatedProgress) } }
  }
  public let backForwardList: WKBackForwardList = WKBackForwardList()
  /// Shows the page, which is as wide as the view without the covered parts at its sides.
  public let scrollView: UIScrollView = UIScrollView()
  /// What is to be seen of the page, for those who draw it; none by default, and none of the next page's.
  public var pageView: UIView? { didSet { if pageView !== oldValue { pageViewDidChange(from: oldValue) } } }
  public let configuration: WKWebViewConfiguration
  public var customUserAgent: String?
  /// Whether swipes go back and forward; they never do.
  public var allowsBackForwardNavigationGestures: Bool = false
  /// Answers scripts; without an answer every script fails.
  public var javaScriptHandler: (@MainActor (String) throws -> Any?)?
  var loading: WebLoading?
  private var observers: [(keyPath: AnyKeyPath, tell: @MainActor () -> Void)] = []

  /// Makes a view without a page.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    addScrollView()
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
    addScrollView()
  }

  /// Pages stay clear of sensors and rounded corners, on all sides, unless the app adjusts its scroll view otherwise.
  private func addScrollView() {
    scrollView.contentInsetAdjustmentBehavior = .always
    addSubview(scrollView)
  }

  open override func layoutSubviews() {
    scrollView.frame = bounds
    layOutPage(height: scrollView.contentSize.height)
  }

  /// Gives the page its room, and the height that it has.
  func layOutPage(height: CGFloat) {
    let insets = scrollView.safeAreaAdjustment
    let width = max(0, bounds.width - insets.left - insets.right)
    scrollView.contentSize = CGSize(width: width, height: height)
    pageView?.frame = CGRect(origin: .zero, size: scrollView.contentSize)
  }

  private func pageViewDidChange(from old: UIView?) {
    old?.removeFromSuperview()
    guard let pageView else { return }
    scrollView.addSubview(pageView)
    layOutPage(height: scrollView.contentSize.height)
  }

  /// Runs a closure with the new value whenever a property changes: title, address, progress and what can be done.
  public func onChange<Value>(
    of keyPath: KeyPath<WKWebView, Value>, _ changed: @escaping @MainActor (Value) -> Void
  ) {
    observers.append((keyPath, { [unowned self] in changed(self[keyPath: keyPath]) }))
  }

  func tell(_ keyPath: PartialKeyPath<WKWebView>) {
    for observer in observers where observer.keyPath == keyPath { observer.tell() }
  }

  override var isAccessibilityElementByDefault: Bool { false }
}

/// How a web view is made; everything is only noted.
@MainActor
public final class WKWebViewConfiguration {
  public var applicationNameForUserAgent: String?
  public var allowsInlineMediaPlayback: Bool = false
  public var suppressesIncrementalRendering: Bool = false

  public init() {}
}

extension WKWebView {
  public var canGoBack: Bool { backForwardList.backItem != nil }
  public var canGoForward: Bool { backForwardList.forwardItem != nil }
  public var hasOnlySecureContent: Bool { url?.scheme == "https" }

  /// Loads the page at an address; that of the page that shows adds nothing to the list of pages, as in WebKit.
  @discardableResult
  public func load(_ request: URLRequest) -> WKNavigation? {
    guard let url = request.url?.normalized else { return nil }
    var request = request
    request.url = url
    let item = shownItem(at: url) ?? WKBackForwardListItem(url: url, page: nil)
    return begin(WebLoading(request, type: .other, item: item))
  }

  /// Follows a link of the page that shows, as a tap on it does: the page asks for the address, not the app.
  @discardableResult
  public func followLink(to url: URL) -> WKNavigation? {
    let url = url.normalized
    let item = shownItem(at: url) ?? WKBackForwardListItem(url: url, page: nil)
    return begin(WebLoading(URLRequest(url: url), type: .linkActivated, item: item))
  }

  /// The item of the page that shows, if it came from that address of the web.
  private func shownItem(at url: URL) -> WKBackForwardListItem? {
    guard let item = backForwardList.currentItem, item.url == url, item.page == nil else { return nil }
    return item
  }

  /// Shows a text of HTML, of which only the title is understood.
  @discardableResult
  public func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    guard let url = baseURL?.normalized ?? URL(string: "about:blank") else { return nil }
    let item = WKBackForwardListItem(url: url, page: WebPage(title: Self.title(of: string), delay: 0))
    return begin(WebLoading(URLRequest(url: url), type: .other, item: item))
  }

  private static func title(of html: String) -> String? {
    guard let start = html.range(of: "<title>", options: .caseInsensitive),
      let end = html.range(
        of: "</title>", options: .caseInsensitive, range: start.upperBound..<html.endIndex)
    else { return nil }
    return String(html[start.upperBound..<end.lowerBound])
  }

  @discardableResult
  public func goBack() -> WKNavigation? { backForwardList.backItem.flatMap(go) }

  @discardableResult
  public func goForward() -> WKNavigation? { backForwardList.forwardItem.flatMap(go) }

  /// Goes to a page that was shown.
  @discardableResult
  public func go(to item: WKBackForwardListItem) -> WKNavigation? {
    begin(WebLoading(URLRequest(url: item.url), type: .backForward, item: item))
  }

  @discardableResult
  public func reload() -> WKNavigation? {
    guard let item = backForwardList.currentItem else { return nil }
    return begin(WebLoading(URLRequest(url: item.url), type: .reload, item: item))
  }

  /// Gives up what loads; the delegate hears of a cancelled navigation.
  public func stopLoading() {
    guard let loading else { return }
    fail(loading, WebPages.error(code: WebPages.cancelled, "cancelled", loading.url))
  }

  /// Has the test's handler answer a script, one turn later.
  public func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil
  ) {
    UIApplication.shared.runLoop.schedule(name: "script to run") { [self] in
      do {
        guard let javaScriptHandler else { throw Self.scriptError }
        completionHandler?(try javaScriptHandler(javaScriptString), nil)
      } catch {
        completionHandler?(nil, error)
      }
    }
  }

  private static var scriptError: NSError {
    NSError(
      domain: "WKErrorDomain", code: 4,
      userInfo: [NSLocalizedDescriptionKey: "A JavaScript exception occurred: no handler answers scripts"])
  }
}
