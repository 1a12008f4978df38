import Foundation

/// A replacement for WebKit's view. It loads the pages of the application's
/// ``UIApplication/webPages`` in virtual time, and does not run scripts.
///
/// Both `observe(_:options:changeHandler:)` and ``onChange(of:_:)`` report the properties that change
/// while a page loads.
///
///     let url = URL(string: "https://example.com")!
///     UIApplication.shared.webPages[url] = WebPage(title: "Example")
///     let webView = WKWebView(frame: view.bounds, configuration: WKWebViewConfiguration())
///     webView.load(URLRequest(url: url))  // The title is set 0.4 virtual seconds later.
@preconcurrency @MainActor
open class WKWebView: UIView {
  /// Decides which pages may load, and is called while they load.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// The address of the visible page or, once it has started, the loading one; in WebKit's form,
  /// always with a path.
  public internal(set) var url: URL? { didSet { if url != oldValue { reportChange(of: \.url) } } }
  /// The title of the page; `nil` until it has loaded.
  public internal(set) var title: String? { didSet { if title != oldValue { reportChange(of: \.title) } } }
  /// Whether a page is loading.
  public internal(set) var isLoading: Bool = false {
    didSet { if isLoading != oldValue { reportChange(of: \.isLoading) } }
  }
  /// The loaded fraction of the page, from 0 to 1; 0.1 as soon as the app requests it.
  public internal(set) var estimatedProgress: Double = 0 {
    didSet { if estimatedProgress != oldValue { reportChange(of: \.estimatedProgress) } }
  }
  /// The pages that were shown.
  public let backForwardList: WKBackForwardList = WKBackForwardList()
  /// The view that shows the page, whose width excludes the safe area at the sides.
  public let scrollView: UIScrollView = UIScrollView()
  /// The view that draws the page; `nil` by default. It is removed when the next page appears.
  open var pageView: UIView? { didSet { if pageView !== oldValue { pageViewDidChange(from: oldValue) } } }
  /// The configuration that the view was created with.
  public let configuration: WKWebViewConfiguration
  /// The name that the view sends to servers. Stored only.
  open var customUserAgent: String?
  /// Whether swipes go back and forward; `false` by default. Stored only: they never do here.
  open var allowsBackForwardNavigationGestures: Bool = false
  /// Returns the results of scripts; with `nil`, the default, every script fails.
  public final var javaScriptHandler: (@MainActor (String) throws -> Any?)?
  var loading: WebLoading?
  private var observers: [(keyPath: AnyKeyPath, report: @MainActor () -> Void)] = []

  /// Creates a view without a page.
  ///
  /// - Parameters:
  ///   - frame: The frame in the superview's coordinates, in points.
  ///   - configuration: The configuration; its values are stored only.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    addScrollView()
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  /// Creates a view without a page; there are no archives, and the coder is ignored.
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
    addScrollView()
    coder.decodeInterface(of: self)
  }

  override var decodesInterfaceItself: Bool { true }

  /// Adds the scroll view, which keeps pages within the safe area on all sides unless the app
  /// changes that.
  private func addScrollView() {
    scrollView.contentInsetAdjustmentBehavior = .always
    addSubview(scrollView)
  }

  open override func layoutSubviews() {
    scrollView.frame = bounds
    layOutPage(height: scrollView.contentSize.height)
  }

  /// Sizes the content for a page with a height in points.
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

  /// Calls a closure with the new value whenever a property changes: the title, the address, the
  /// progress, or whether the view can go back and forward.
  ///
  /// - Parameters:
  ///   - keyPath: `title`, `url`, `isLoading`, `estimatedProgress`, `canGoBack` or `canGoForward`; other
  ///     properties are never reported.
  ///   - changed: Called with the new value; never removed.
  public final func onChange<Value>(
    of keyPath: KeyPath<WKWebView, Value>, _ changed: @escaping @MainActor (Value) -> Void
  ) {
    // Unowned, because the view retains its observers.
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
  /// The app's part of the name that the view sends to servers.
  public var applicationNameForUserAgent: String?
  /// Whether videos play inline; `false` by default.
  public var allowsInlineMediaPlayback: Bool = false
  /// Whether pages appear only when they have loaded; `false` by default.
  public var suppressesIncrementalRendering: Bool = false

  /// The process that shows pages. Has no effect here.
  public var processPool: WKProcessPool = WKProcessPool()

  /// Creates a configuration with WebKit's defaults.
  public init() {}
}

extension WKWebView {
  /// Whether there is a page before the current one.
  public var canGoBack: Bool { backForwardList.backItem != nil }
  /// Whether there is a page after the current one.
  public var canGoForward: Bool { backForwardList.forwardItem != nil }
  /// Whether the address has the scheme `https`; WebKit inspects the page's content, too.
  public var hasOnlySecureContent: Bool { url?.scheme == "https" }

  /// Loads the page at an address.
  ///
  /// - Parameter request: The request. As in WebKit, the current page's address adds no item to the
  ///   list.
  /// - Returns: The identity of the load; `nil` for a request without an address.
  @discardableResult
  public func load(_ request: URLRequest) -> WKNavigation? {
    guard let url = request.url?.normalized else { return nil }
    var request = request
    request.url = url
    let item = shownItem(at: url) ?? WKBackForwardListItem(url: url, page: nil)
    return begin(WebLoading(request, type: .other, item: item))
  }

  /// Follows a link of the current page as a tap on it does. Not part of WebKit.
  ///
  /// - Parameter url: The link's address, in any form.
  /// - Returns: The identity of the load, as the delegate receives it.
  @discardableResult
  public func followLink(to url: URL) -> WKNavigation? {
    let url = url.normalized
    let item = shownItem(at: url) ?? WKBackForwardListItem(url: url, page: nil)
    return begin(WebLoading(URLRequest(url: url), type: .linkActivated, item: item))
  }

  /// Returns the current item if it was loaded from this address; otherwise `nil`.
  private func shownItem(at url: URL) -> WKBackForwardListItem? {
    guard let item = backForwardList.currentItem, item.url == url, item.page == nil else { return nil }
    return item
  }

  /// Shows HTML; only its title is read.
  ///
  /// - Parameters:
  ///   - string: The HTML.
  ///   - baseURL: The address of the page; `nil` for `about:blank`.
  /// - Returns: The identity of the load.
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

  /// Goes to the page before the current one; returns `nil` if it does not exist.
  @discardableResult
  public func goBack() -> WKNavigation? { backForwardList.backItem.flatMap(go) }

  /// Goes to the page after the current one; returns `nil` if it does not exist.
  @discardableResult
  public func goForward() -> WKNavigation? { backForwardList.forwardItem.flatMap(go) }

  /// Goes to a page that was shown.
  ///
  /// - Parameter item: An item of ``backForwardList``.
  /// - Returns: The identity of the load, as the delegate receives it.
  @discardableResult
  public func go(to item: WKBackForwardListItem) -> WKNavigation? {
    begin(WebLoading(URLRequest(url: item.url), type: .backForward, item: item))
  }

  /// Loads the current page again; returns `nil` without a page.
  @discardableResult
  public func reload() -> WKNavigation? {
    guard let item = backForwardList.currentItem else { return nil }
    return begin(WebLoading(URLRequest(url: item.url), type: .reload, item: item))
  }

  /// Stops loading. If the page has started, the delegate's navigation fails with a cancellation.
  public func stopLoading() {
    guard let loading else { return }
    fail(loading, WebPages.error(code: WebPages.cancelled, "cancelled", loading.url))
  }

  /// Passes a script to ``javaScriptHandler`` on the run loop's next turn, and its result or error
  /// to the completion handler.
  ///
  /// - Parameters:
  ///   - javaScriptString: The script.
  ///   - completionHandler: Called with the result or the error; `nil` by default.
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
