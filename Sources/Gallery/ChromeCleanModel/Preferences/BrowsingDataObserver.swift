/// Hears of pages that are kept and forgotten.
@MainActor
package protocol BrowsingDataObserver: AnyObject {
  func browsingDataDidChange(_ data: BrowsingData)
}
