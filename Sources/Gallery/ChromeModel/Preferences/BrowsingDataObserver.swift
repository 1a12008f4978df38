/// Hears of pages that are kept and forgotten.
@MainActor
public protocol BrowsingDataObserver: AnyObject {
  func browsingDataDidChange(_ data: BrowsingData)
}
