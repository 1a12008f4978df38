/// Observes a tab; each method does nothing by default.
@MainActor
package protocol WebStateObserver: AnyObject {
  func webStateDidStartLoading(_ webState: WebState)
  func webStateDidStopLoading(_ webState: WebState)
  func webState(_ webState: WebState, didChangeLoadingProgress progress: Double)
  /// A page is loaded, or could not be.
  func webState(_ webState: WebState, didLoadPageSuccessfully isSuccess: Bool)
  /// Another page is shown; the history of the tab may have changed.
  func webStateDidCommitNavigation(_ webState: WebState)
  func webStateDidChangeTitle(_ webState: WebState)
  /// The tab goes; it must not be kept.
  func webStateDestroyed(_ webState: WebState)
}

extension WebStateObserver {
  package func webStateDidStartLoading(_ webState: WebState) {}
  package func webStateDidStopLoading(_ webState: WebState) {}
  package func webState(_ webState: WebState, didChangeLoadingProgress progress: Double) {}
  package func webState(_ webState: WebState, didLoadPageSuccessfully isSuccess: Bool) {}
  package func webStateDidCommitNavigation(_ webState: WebState) {}
  package func webStateDidChangeTitle(_ webState: WebState) {}
  package func webStateDestroyed(_ webState: WebState) {}
}
