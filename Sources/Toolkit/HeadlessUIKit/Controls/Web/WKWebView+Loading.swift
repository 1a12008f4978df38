import Foundation

/// A page that a web view is loading.
@preconcurrency @MainActor
final class WebLoading {
  let navigation = WKNavigation()
  var request: URLRequest
  let type: WKNavigationType
  /// The item of the page in the back-forward list.
  var item: WKBackForwardListItem
  var isStarted = false
  var isCommitted = false
  /// The progress to restore if the page is not allowed to load.
  var formerProgress: Double = 0
  var step: VirtualRunLoop.Token?

  init(_ request: URLRequest, type: WKNavigationType, item: WKBackForwardListItem) {
    (self.request, self.type, self.item) = (request, type, item)
  }

  var url: URL { item.url }
}

/// Loads a page in WebKit's order: policy, start, redirects, commit or failure, finish.
extension WKWebView {
  /// Begins to load a page, and cancels a running load.
  ///
  /// As in WebKit, a request by the app changes the progress immediately; a request by the page
  /// does so when it starts.
  func begin(_ loading: WebLoading) -> WKNavigation {
    stopLoading()
    self.loading = loading
    isLoading = true
    loading.formerProgress = estimatedProgress
    if loading.type != .linkActivated { estimatedProgress = 0.1 }
    decide(loading)
    return loading.navigation
  }

  /// Requests the policy on the run loop's next turn.
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
    // Another page may have begun to load, or this one may have been stopped, before the decision.
    guard loading === self.loading else { return }
    guard policy == .allow else { return forbid(loading) }
    url = loading.url
    // The policy is requested again after a redirect, but the page starts only once.
    if !loading.isStarted {
      loading.isStarted = true
      estimatedProgress = 0.1
      navigationDelegate?.webView(self, didStartProvisionalNavigation: loading.navigation)
      guard loading === self.loading else { return }
    }
    let page = loading.item.page ?? UIApplication.shared.webPages.page(at: loading.url)
    schedule(loading, after: page.delay / 2) { [weak self] in self?.answer(loading, with: page) }
  }

  /// Ends the load of a page that is not allowed; if it has not started, the progress is restored.
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
    // The new page may not have the previous page's title.
    title = nil
    estimatedProgress = 0.5
    showTop(of: page)
    navigationDelegate?.webView(self, didCommit: loading.navigation)
    guard loading === self.loading else { return }
    schedule(loading, after: page.delay / 2) { [weak self] in self?.finish(loading, page) }
  }

  /// Removes the previous page, and scrolls to the top of the new one.
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

  /// Ends loading with an error; the previous page stays if the new one is not visible yet.
  func fail(_ loading: WebLoading, _ error: any Error) {
    // First, because the delegate may load another page.
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
