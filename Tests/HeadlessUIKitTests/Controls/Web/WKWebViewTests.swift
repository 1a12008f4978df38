import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct WKWebViewTests {
  let log = Log()
  let home = URL(filePath: "/home")
  let news = URL(filePath: "/news")

  /// Logs its calls, and forbids one address.
  private final class Delegate: WKNavigationDelegate {
    let log: Log
    var forbidden: URL?
    var errors: [NSError] = []

    init(_ log: Log) {
      self.log = log
    }

    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
    ) {
      log.add("policy \(navigationAction.request.url?.path ?? "") \(navigationAction.navigationType)")
      decisionHandler(navigationAction.request.url == forbidden ? .cancel : .allow)
    }

    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
      log.add("start \(webView.estimatedProgress)")
    }

    func webView(
      _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
    ) { log.add("redirect \(webView.url?.path ?? "")") }

    func webView(
      _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) {
      log.add("fail provisional")
      errors.append(error as NSError)
    }

    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
      log.add("commit \(webView.isLoading)")
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
      log.add("finish \(webView.title ?? "") \(webView.isLoading)")
    }

    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
      log.add("fail")
      errors.append(error as NSError)
    }
  }

  /// Runs a test in an application with two pages.
  private func withPages(_ body: (WKWebView, Delegate) throws -> Void) rethrows {
    try UIApplication().run {
      UIApplication.shared.webPages[home] = WebPage(title: "Home", bodyHeight: 2000)
      UIApplication.shared.webPages[news] = WebPage(title: "News", delay: 1)
      let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      let delegate = Delegate(log)
      view.navigationDelegate = delegate
      try withExtendedLifetime(delegate) { try body(view, delegate) }
    }
  }

  private func show(_ url: URL, in view: WKWebView) {
    view.load(URLRequest(url: url))
    UIApplication.shared.settle()
  }

  @Test func `A page is asked for, starts, commits and finishes in virtual time`() {
    withPages { view, _ in
      view.load(URLRequest(url: home))
      expectTrue(view.isLoading)
      expectEqual(UIApplication.shared.runLoop.pendingNames, ["page file:///home to load"])
      UIApplication.shared.settle()
      expectEqual(log.lines, ["policy /home other", "start 0.1", "commit true", "finish Home false"])
      expectEqual(UIApplication.shared.runLoop.now, 0.4)
      #expect((view.url, view.title, view.estimatedProgress) == (home, "Home", 1))
      expectEqual(view.scrollView.contentSize, CGSize(width: 300, height: 2000))
    }
  }

  @Test func `Changes are reported as they come`() {
    withPages { view, _ in
      view.onChange(of: \.estimatedProgress) { [log] in log.add("progress \($0)") }
      view.onChange(of: \.title) { [log] in log.add("title \($0 ?? "-")") }
      view.onChange(of: \.canGoBack) { [log] in log.add("back \($0)") }
      view.navigationDelegate = nil
      show(home, in: view)
      show(news, in: view)
      expectEqual(
        log.lines,
        [
          "progress 0.1", "back false", "progress 0.5", "title Home", "progress 1.0",
          "progress 0.1", "back true", "title -", "progress 0.5", "title News", "progress 1.0",
        ])
    }
  }

  @Test func `A tenth of a page is there as soon as it is asked for, unless it is forbidden or given up`() {
    withPages { view, _ in
      view.load(URLRequest(url: home))
      expectEqual(view.estimatedProgress, 0.1)
      expectEqual(log.lines, [])
      UIApplication.shared.settle()
      expectEqual(view.estimatedProgress, 1)
      view.reload()
      expectEqual(view.estimatedProgress, 0.1)
      UIApplication.shared.settle()
      show(news, in: view)
      view.goBack()
      expectEqual(view.estimatedProgress, 0.1)
    }
    withPages { view, delegate in
      show(home, in: view)
      delegate.forbidden = news
      view.load(URLRequest(url: news))
      expectEqual(view.estimatedProgress, 0.1)
      UIApplication.shared.settle()
      expectEqual(view.estimatedProgress, 1)
      view.load(URLRequest(url: news))
      view.stopLoading()
      expectEqual(view.estimatedProgress, 1)
    }
  }

  @Test func `A link that was tapped is not progress before its page starts`() {
    withPages { view, delegate in
      show(home, in: view)
      _ = log.take()
      view.followLink(to: news)
      expectEqual(view.estimatedProgress, 1)
      UIApplication.shared.settle()
      expectEqual(
        log.take(), ["policy /news linkActivated", "start 0.1", "commit true", "finish News false"])
      expectEqual(view.backForwardList.items.map(\.url), [home, news])
      view.onChange(of: \.estimatedProgress) { [log] in log.add("progress \($0)") }
      delegate.forbidden = home
      view.followLink(to: home)
      UIApplication.shared.settle()
      expectEqual(log.take(), ["policy /home linkActivated"])
    }
  }

  @Test func `A page that is forbidden does not load, an unknown address fails, and the page before stays`() {
    withPages { view, delegate in
      delegate.forbidden = home
      show(home, in: view)
      expectEqual(log.lines, ["policy /home other"])
      expectFalse(view.isLoading)
      expectNil(view.backForwardList.currentItem)
    }
    withPages { view, delegate in
      show(home, in: view)
      show(URL(filePath: "/nowhere"), in: view)
      expectEqual(log.lines.suffix(2), ["start 0.1", "fail provisional"])
      #expect((view.url, view.title, view.isLoading) == (home, "Home", false))
      expectEqual(delegate.errors.map(\.domain), ["NSURLErrorDomain"])
      expectEqual(delegate.errors.map(\.code), [-1003])
      expectEqual(delegate.errors.map(\.localizedDescription), ["no such page: file:///nowhere"])
    }
  }

  @Test func `A redirect is reported, asked for and followed`() {
    withPages { view, _ in
      let old = URL(filePath: "/old")
      UIApplication.shared.webPages[old] = WebPage(redirect: home)
      show(old, in: view)
      expectEqual(
        log.lines,
        [
          "policy /old other", "start 0.1", "redirect /home", "policy /home other", "commit true",
          "finish Home false",
        ])
      expectEqual(view.backForwardList.items.map(\.url), [home])
    }
  }

  @Test func `Another page takes the place of one that loads, and stopping cancels it at any time`() {
    withPages { view, _ in
      view.load(URLRequest(url: news))
      UIApplication.shared.runLoop.advance(by: 0.1)
      show(home, in: view)
      #expect(log.lines.contains("fail provisional"))
      expectEqual(view.title, "Home")
      expectEqual(view.backForwardList.items.map(\.url), [home])
    }
    forEachRow([(0.2, "fail provisional"), (0.7, "fail")]) { time, line in
      withPages { view, delegate in
        view.load(URLRequest(url: news))
        UIApplication.shared.runLoop.advance(by: time)
        view.stopLoading()
        UIApplication.shared.settle()
        expectEqual(log.lines.last, line)
        expectEqual(delegate.errors.map(\.code), [-999])
        expectFalse(view.isLoading)
      }
    }
  }

  @Test func `Back and forward go through the pages; a new one forgets those ahead, the same one none`() {
    withPages { view, _ in
      show(home, in: view)
      show(news, in: view)
      #expect(view.canGoBack && !view.canGoForward)
      _ = log.take()
      view.goBack()
      UIApplication.shared.settle()
      expectEqual(log.lines.first, "policy /home backForward")
      expectEqual(view.title, "Home")
      expectEqual(view.backForwardList.forwardList.map(\.title), ["News"])
      view.goForward()
      UIApplication.shared.settle()
      expectEqual(view.title, "News")
      view.goBack()
      UIApplication.shared.settle()
      view.loadHTMLString("<html><Title>Own</title></html>", baseURL: nil)
      UIApplication.shared.settle()
      expectEqual(view.title, "Own")
      expectEqual(view.url?.absoluteString, "about:blank")
      expectEqual(view.backForwardList.backList.map(\.url), [home])
      expectNil(view.goForward())
    }
    withPages { view, _ in
      show(home, in: view)
      show(news, in: view)
      view.goBack()
      UIApplication.shared.settle()
      _ = log.take()
      show(home, in: view)
      expectEqual(
        log.take(), ["policy /home other", "start 0.1", "commit true", "finish Home false"])
      expectEqual(view.backForwardList.items.map(\.url), [home, news])
      #expect(!view.canGoBack && view.canGoForward)
    }
  }

  @Test func `An address of the web is spelled in WebKit's way once it loads`() {
    forEachRow([
      ("http://example.com", "http://example.com/"), ("HTTP://Example.COM", "http://example.com/"),
      ("https://example.com:443/A", "https://example.com/A"),
      ("http://example.com:80", "http://example.com/"),
      ("http://example.com:443", "http://example.com:443/"),
      ("http://a@Example.com?q=A", "http://a@example.com/?q=A"),
      ("http://example.com#Top", "http://example.com/#Top"),
      ("http://example.com/a%20b", "http://example.com/a%20b"),
      ("about:blank", "about:blank"), ("data:,A", "data:,A"),
    ]) { address, spelled in
      try withPages { view, _ in
        UIApplication.shared.webPages.pageProvider = { WebPage(title: $0.absoluteString) }
        show(try #require(URL(string: address)), in: view)
        expectEqual(view.url?.absoluteString, spelled)
        expectEqual(view.title, spelled)
      }
    }
  }

  @Test func `A site is one page, with a slash at its end or without`() throws {
    try withPages { view, _ in
      let site = try #require(URL(string: "http://example.com"))
      let slash = try #require(URL(string: "http://example.com/"))
      let old = try #require(URL(string: "http://old.example"))
      UIApplication.shared.webPages[site] = WebPage(title: "Site")
      UIApplication.shared.webPages[old] = WebPage(redirect: site)
      show(site, in: view)
      show(slash, in: view)
      expectEqual(view.backForwardList.items.map(\.url), [slash])
      show(old, in: view)
      #expect((view.url, view.title) == (slash, "Site"))
      expectEqual(UIApplication.shared.webPages[slash]?.title, "Site")
    }
  }

  @Test func `On a phone in landscape a page lies between the sensors, and comes back from there`() {
    UIApplication(orientation: .landscapeLeft).run {
      UIApplication.shared.webPages[home] = WebPage(bodyHeight: 2000)
      let controller = UIViewController()
      let view = WKWebView(frame: controller.view.bounds)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      controller.view.addSubview(view)
      let window = mount(controller)
      show(home, in: view)
      let page = UIView()
      view.pageView = page
      UIApplication.shared.settle()
      expectEqual(view.scrollView.contentSize, CGSize(width: 750, height: 2000))
      expectEqual(page.convert(page.bounds, to: window), CGRect(x: 47, y: 0, width: 750, height: 2000))
      expectEqual(page.safeAreaInsets.left, 0)
      UIApplication.shared.rotate(to: .portrait)
      UIApplication.shared.settle()
      expectEqual(page.convert(page.bounds, to: window), CGRect(x: 0, y: 47, width: 390, height: 2000))
    }
  }

  @Test
  func `A page that was laid out before lies between the sensors, unless the app has its pages below them`() {
    UIApplication(orientation: .landscapeLeft).run {
      let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 844, height: 390))
      view.isHidden = true
      view.layoutIfNeeded()
      expectEqual(view.scrollView.contentSize.width, 844)
      mount(view)
      expectEqual(view.scrollView.contentSize.width, 750)
      expectEqual(view.scrollView.contentOffset, CGPoint(x: -47, y: 0))
    }
    UIApplication(orientation: .landscapeLeft).run {
      UIApplication.shared.webPages[home] = WebPage(bodyHeight: 2000)
      let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 844, height: 390))
      view.scrollView.contentInsetAdjustmentBehavior = .never
      mount(view)
      show(home, in: view)
      expectEqual(view.scrollView.contentSize.width, 844)
      expectEqual(view.scrollView.contentOffset, .zero)
    }
  }

  @Test func `What was drawn of a page goes when the next one begins to show`() {
    withPages { view, _ in
      show(home, in: view)
      let page = UIView()
      view.pageView = page
      expectEqual(page.frame, CGRect(x: 0, y: 0, width: 300, height: 2000))
      view.load(URLRequest(url: news))
      UIApplication.shared.runLoop.advance(by: 0.4)
      #expect(page.superview === view.scrollView)
      UIApplication.shared.settle()
      expectNil(page.superview)
      expectNil(view.pageView)
    }
  }

  @Test
  func `Reloading loads the same page again, and a text of HTML is another page than the one at its address`()
  {
    withPages { view, _ in
      expectNil(view.reload())
      show(home, in: view)
      UIApplication.shared.webPages[home]?.title = "Home 2"
      view.reload()
      UIApplication.shared.settle()
      #expect(log.lines.contains("policy /home reload"))
      expectEqual(view.title, "Home 2")
      expectEqual(view.backForwardList.items.count, 1)
    }
    withPages { view, _ in
      view.loadHTMLString("<title>Own</title>", baseURL: home)
      UIApplication.shared.settle()
      show(home, in: view)
      expectEqual(view.title, "Home")
      expectEqual(view.backForwardList.items.map(\.title), ["Own", "Home"])
    }
  }

  @Test func `An address without a page of its own is asked for`() {
    withPages { view, _ in
      var asked: [URL] = []
      UIApplication.shared.webPages.pageProvider = { url in
        asked.append(url)
        return url.path == "/search" ? WebPage(title: url.query() ?? "") : nil
      }
      show(home, in: view)
      expectEqual(asked, [])
      show(URL(filePath: "/search").appending(queryItems: [URLQueryItem(name: "q", value: "a")]), in: view)
      expectEqual(view.title, "q=a")
      show(URL(filePath: "/nowhere"), in: view)
      expectEqual(asked.map(\.path), ["/search", "/nowhere"])
      expectEqual(log.lines.last, "fail provisional")
    }
  }

  @Test func `A script is answered by the test, or fails`() {
    withPages { view, _ in
      view.evaluateJavaScript("1 + 1") { [log] result, error in
        log.add("\(result == nil) \((error as NSError?)?.code ?? 0)")
      }
      UIApplication.shared.settle()
      view.javaScriptHandler = { $0 == "document.title" ? "Home" : nil }
      view.evaluateJavaScript("document.title") { [log] result, error in
        log.add("\(result as? String ?? "") \(error == nil)")
      }
      UIApplication.shared.settle()
      expectEqual(log.lines, ["true 4", "Home true"])
    }
  }
}
