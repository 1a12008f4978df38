import Foundation

/// A double of WebKit's view: it loads the pages of the application's ``UIApplication/webPages`` in
/// virtual time, and runs no scripts.
///
/// Both `observe(_:options:changeHandler:)` and ``onChange(of:_:)`` report the properties that change
/// while a page loads.
@preconcurrency @MainActor
open class WKWebView: UIView {
  /// Decides which pages load, and is called while they do.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// The address of the page that shows or, from its start on, that loads; in WebKit's form, always
  /// with a path.
  public internal(set) var url: URL? { didSet { if url != oldValue { reportChange(of: \.url) } } }
  /// The title of the page; `nil` until it has loaded.
  public internal(set) var title: String? { didSet { if title != oldValue { reportChange(of: \.title) } } }
  /// Whether a page loads.
  public internal(set) var isLoading: Bool = false {
    didSet { if isLoading != oldValue { reportChange(of: \.isLoading) } }
  }
  /// How much of the page has loaded, from 0 to 1; 0.1 as soon as the app requests it.
  public internal(set) var estimatedProgress: Double = 0 {
    didSet { if estimatedProgress != oldValue { reportChange(of: \.estimatedProgress) } }
  }
  /// The pages that were shown.
  public let backForwardList: WKBackForwardList = WKBackForwardList()
  /// The view that shows the page, which is as wide as this view without the covered parts at its
  /// sides.
  public let scrollView: UIScrollView = UIScrollView()
  /// The view that draws the page, if there is one; it is removed when the next page begins to
  /// show.
  open var pageView: UIView? { didSet { if pageView !== oldValue { pageViewDidChange(from: oldValue) } } }
  /// The configuration that the view was created with.
  public let configuration: WKWebViewConfiguration
  /// The name that the view gives servers; stored only.
  open var customUserAgent: String?
  /// Whether swipes go back and forward; stored only, they never do.
  open var allowsBackForwardNavigationGestures: Bool = false
  /// Answers scripts; without it every script fails.
  public final var javaScriptHandler: (@MainActor (String) throws -> Any?)?
  var loading: WebLoading?
  private var observers: [(keyPath: AnyKeyPath, report: @MainActor () -> Void)] = []

  /// Creates a view without a page.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    addScrollView()
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  /// Creates a view without a page; there are no archives to read.
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
    addScrollView()
  }

  /// Keeps pages clear of sensors and rounded corners on all sides, unless the app adjusts the
  /// scroll view otherwise.
  private func addScrollView() {
    scrollView.contentInsetAdjustmentBehavior = .always
    addSubview(scrollView)
  }

  open override func layoutSubviews() {
    scrollView.frame = bounds
    layOutPage(height: scrollView.contentSize.height)
  }

  /// Sizes the content for a page of this height.
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

  /// Calls a closure with the new value whenever a property changes: title, address, progress or
  /// whether the view can go back and forward.
  public final func onChange<Value>(
    of keyPath: KeyPath<WKWebView, Value>, _ changed: @escaping @MainActor (Value) -> Void
  ) {
    // Unowned, because the view holds its observers.
    observers.append((keyPath, { [unowned self] in changed(self[keyPath: keyPath]) }))
  }

  /// Reports a change of a property.
  func reportChange(of keyPath: PartialKeyPath<WKWebView>) {
    for observer in observers where observer.keyPath == keyPath { observer.report() }
    valueDidChange()
  }

  override var isAccessibilityElementByDefault: Bool { false }
}

/// The configuration of a web view; all values are stored only.
@preconcurrency @MainActor
public final class WKWebViewConfiguration {
  /// The app's part of the name that the view gives servers.
  public var applicationNameForUserAgent: String?
  /// Whether videos play in the page; `false` by default.
  public var allowsInlineMediaPlayback: Bool = false
  /// Whether pages show only when they have loaded; `false` by default.
  public var suppressesIncrementalRendering: Bool = false

  /// The process that shows pages; of no effect, as no pages are shown.
  public var processPool: WKProcessPool = WKProcessPool()

  /// Creates a configuration with WebKit's values.
  public init() {}
}

extension WKWebView {
  /// Whether there is a page before the present one.
  public var canGoBack: Bool { backForwardList.backItem != nil }
  /// Whether there is a page after the present one.
  public var canGoForward: Bool { backForwardList.forwardItem != nil }
  /// Whether the address has the scheme `https`; WebKit inspects all of the page's content.
  public var hasOnlySecureContent: Bool { url?.scheme == "https" }

  /// Loads the page at an address; as in WebKit, that of the present page adds nothing to the list
  /// of pages.
  ///
  /// - Returns: The identity of the load; `nil` for a request without an address.
  @discardableResult
  public func load(_ request: URLRequest) -> WKNavigation? {
    guard let url = request.url?.normalized else { return nil }
    var request = request
    request.url = url
    let item = shownItem(at: url) ?? WKBackForwardListItem(url: url, page: nil)
    return begin(WebLoading(request, type: .other, item: item))
  }

  /// Follows a link of the present page, as a tap on it does: the request is the page's, not the
  /// app's.
  @discardableResult
  public func followLink(to url: URL) -> WKNavigation? {
    let url = url.normalized
    let item = shownItem(at: url) ?? WKBackForwardListItem(url: url, page: nil)
    return begin(WebLoading(URLRequest(url: url), type: .linkActivated, item: item))
  }

  /// The item of the present page, if it came from this address of the web.
  private func shownItem(at url: URL) -> WKBackForwardListItem? {
    guard let item = backForwardList.currentItem, item.url == url, item.page == nil else { return nil }
    return item
  }

  /// Shows HTML, of which only the title is read.
  @discardableResult
  public func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    // WebKit's address for a page without a base.
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

  /// Goes to the page before the present one; returns `nil` if there is none.
  @discardableResult
  public func goBack() -> WKNavigation? { backForwardList.backItem.flatMap(go) }

  /// Goes to the page after the present one; returns `nil` if there is none.
  @discardableResult
  public func goForward() -> WKNavigation? { backForwardList.forwardItem.flatMap(go) }

  /// Goes to a page that was shown.
  @discardableResult
  public func go(to item: WKBackForwardListItem) -> WKNavigation? {
    begin(WebLoading(URLRequest(url: item.url), type: .backForward, item: item))
  }

  /// Loads the present page again; returns `nil` if there is none.
  @discardableResult
  public func reload() -> WKNavigation? {
    guard let item = backForwardList.currentItem else { return nil }
    return begin(WebLoading(URLRequest(url: item.url), type: .reload, item: item))
  }

  /// Gives up a load under way; the delegate gets a cancelled navigation.
  public func stopLoading() {
    guard let loading else { return }
    fail(loading, WebPages.error(code: WebPages.cancelled, "cancelled", loading.url))
  }

  /// Passes a script to ``javaScriptHandler``, one turn later, and its answer to the completion
  /// handler.
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
