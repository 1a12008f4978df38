/// Hears of what goes on in a tab; each call does nothing by default.
@MainActor
public protocol WebStateObserver: AnyObject {
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
  public func webStateDidStartLoading(_ webState: WebState) {}
  public func webStateDidStopLoading(_ webState: WebState) {}
  public func webState(_ webState: WebState, didChangeLoadingProgress progress: Double) {}
  public func webState(_ webState: WebState, didLoadPageSuccessfully isSuccess: Bool) {}
  public func webStateDidCommitNavigation(_ webState: WebState) {}
  public func webStateDidChangeTitle(_ webState: WebState) {}
  public func webStateDestroyed(_ webState: WebState) {}
}
