/// Hears of windows that come and go; each call does nothing by default.
@MainActor
package protocol BrowserListObserver: AnyObject {
  func browserList(_ list: BrowserList, didCreate browser: Browser)
  /// The window is in the list still.
  func browserList(_ list: BrowserList, willRemove browser: Browser)
}

extension BrowserListObserver {
  package func browserList(_ list: BrowserList, didCreate browser: Browser) {}
  package func browserList(_ list: BrowserList, willRemove browser: Browser) {}
}
