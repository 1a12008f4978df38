import Foundation

/// A page that a web view loads.
@preconcurrency @MainActor
final class WebLoading {
  let navigation = WKNavigation()
  var request: URLRequest
  let type: WKNavigationType
  /// The item of the back-forward list that the page will have.
  var item: WKBackForwardListItem
  var isStarted = false
  var isCommitted = false
  /// The progress to restore if the page does not load at all.
  var formerProgress: Double = 0
  var step: VirtualRunLoop.Token?

  init(_ request: URLRequest, type: WKNavigationType, item: WKBackForwardListItem) {
    self.request = request
    self.type = type
    self.item = item
  }

  var url: URL { item.url }
}

/// The loading of a page in WebKit's order: policy, start, redirects, commit or failure, finish.
extension WKWebView {
  /// Begins to load a page; a load under way is cancelled.
  ///
  /// As in WebKit, a request by the app counts as progress at once, a request by the page only when
  /// it starts.
  func begin(_ loading: WebLoading) -> WKNavigation {
    stopLoading()
    self.loading = loading
    isLoading = true
    loading.formerProgress = estimatedProgress
    if loading.type != .linkActivated { estimatedProgress = 0.1 }
    decide(loading)
    return loading.navigation
  }

  /// Requests the policy, one turn later.
  private func decide(_ loading: WebLoading) {
    schedule(loading, after: 0) { [weak self] in
      guard let self else { return }
      let action = WKNavigationAction(request: loading.request, navigationType: loading.type)
      let decided: @MainActor (WKNavigationActionPolicy) -> Void = { [weak self] policy in
        self?.go(on: policy, with: loading)
      }
      guard let delegate = navigationDelegate else { return decided(.allow) }
      delegate.webView(self, decidePolicyFor: action, decisionHandler: decided)
    }
  }

  private func go(on policy: WKNavigationActionPolicy, with loading: WebLoading) {
    // The decision may come after another page began to load, or this one was stopped.
    guard loading === self.loading else { return }
    guard policy == .allow else { return forbid(loading) }
    url = loading.url
    // After a redirect the policy is requested again, but the page has started only once.
    if !loading.isStarted {
      loading.isStarted = true
      estimatedProgress = 0.1
      navigationDelegate?.webView(self, didStartProvisionalNavigation: loading.navigation)
      guard loading === self.loading else { return }
    }
    let page = loading.item.page ?? UIApplication.shared.webPages.page(at: loading.url)
    schedule(loading, after: page.delay / 2) { [weak self] in self?.answer(loading, with: page) }
  }

  /// Gives up a page that is not allowed; a request that has not started leaves no trace.
  private func forbid(_ loading: WebLoading) {
    end()
    if !loading.isStarted { estimatedProgress = loading.formerProgress }
  }

  private func answer(_ loading: WebLoading, with page: WebPage) {
    if let failure = page.failure { return fail(loading, failure) }
    if let redirect = page.redirect { return follow(redirect, with: loading) }
    commit(loading, page)
  }

  private func follow(_ redirect: URL, with loading: WebLoading) {
    loading.item = WKBackForwardListItem(url: redirect.normalized, page: nil)
    loading.request.url = loading.url
    url = loading.url
    navigationDelegate?.webView(
      self, didReceiveServerRedirectForProvisionalNavigation: loading.navigation)
    guard loading === self.loading else { return }
    decide(loading)
  }

  private func commit(_ loading: WebLoading, _ page: WebPage) {
    loading.isCommitted = true
    backForwardList.show(loading.item)
    reportChange(of: \.canGoBack)
    reportChange(of: \.canGoForward)
    // The former page's title must not show with the new page.
    title = nil
    estimatedProgress = 0.5
    showTop(of: page)
    navigationDelegate?.webView(self, didCommit: loading.navigation)
    guard loading === self.loading else { return }
    schedule(loading, after: page.delay / 2) { [weak self] in self?.finish(loading, page) }
  }

  /// Removes the former page, and makes room for a new one, which shows its top.
  private func showTop(of page: WebPage) {
    pageView = nil
    let insets = scrollView.adjustedContentInset
    scrollView.setContentOffset(CGPoint(x: -insets.left, y: -insets.top), animated: false)
    layOutPage(height: page.bodyHeight)
  }

  private func finish(_ loading: WebLoading, _ page: WebPage) {
    loading.item.title = page.title
    title = page.title
    estimatedProgress = 1
    end()
    navigationDelegate?.webView(self, didFinish: loading.navigation)
  }

  /// Ends loading with an error; the former page stays if the new one has not begun to show.
  func fail(_ loading: WebLoading, _ error: any Error) {
    // Before the delegate is called, which may load another page.
    end()
    if loading.isCommitted {
      navigationDelegate?.webView(self, didFail: loading.navigation, withError: error)
    } else {
      url = backForwardList.currentItem?.url
      guard loading.isStarted else { return estimatedProgress = loading.formerProgress }
      navigationDelegate?.webView(self, didFailProvisionalNavigation: loading.navigation, withError: error)
    }
  }

  private func end() {
    loading?.step.map(UIApplication.shared.runLoop.cancel)
    loading = nil
    isLoading = false
  }

  private func schedule(
    _ loading: WebLoading, after delay: TimeInterval, _ work: @escaping @MainActor () -> Void
  ) {
    loading.step = UIApplication.shared.runLoop.schedule(
      after: delay, name: "page \(loading.url.absoluteString) to load",
      kind: .networkRequest(address: loading.url.absoluteString), work)
  }
}
