import Coordination
import HeadlessUIKit

/// The windows of one browser state, in the order of their creation.
///
/// The rules are those of iOS Chrome (`ios/shared/chrome/browser/ui/browser_list`, 2017).
@MainActor
package final class BrowserList {
  /// All windows, in order.
  package private(set) var browsers: [Browser] = []
  /// The observers of windows, in the order of adding.
  package let observers: ObserverList<any BrowserListObserver> = ObserverList()
  private unowned let browserState: BrowserState

  init(of browserState: BrowserState) {
    self.browserState = browserState
  }

  /// How many windows there are.
  package var count: Int { browsers.count }

  /// Whether there is a window at an index.
  package func containsIndex(_ index: Int) -> Bool { browsers.indices.contains(index) }

  /// The window at an index; an index outside of the list raises an exception.
  package func browser(at index: Int) -> Browser? {
    hasBrowser(at: index) ? browsers[index] : nil
  }

  /// The index of a window; `nil` without a window, and for a closed one.
  package func index(of browser: Browser?) -> Int? {
    browsers.firstIndex { $0 === browser }
  }

  /// Opens a window without tabs, after the others.
  @discardableResult
  package func createBrowser() -> Browser {
    let browser = Browser(browserState)
    browsers.append(browser)
    observers.notify { $0.browserList(self, didCreate: browser) }
    return browser
  }

  /// Closes a window after notifying the observers; an index outside of the list raises an
  /// exception.
  package func closeBrowser(at index: Int) {
    guard hasBrowser(at: index) else { return }
    let browser = browsers[index]
    observers.notify { $0.browserList(self, willRemove: browser) }
    // An observer may have closed another window, which changes the index.
    browsers.removeAll { $0 === browser }
  }

  private func hasBrowser(at index: Int) -> Bool {
    guard !containsIndex(index) else { return true }
    UIException.raise(
      .range, "BrowserList has \(count) browsers, and none at \(index). Ask containsIndex(_:) first")
    return false
  }
}

/// Observes windows that come and go; each method does nothing by default.
@MainActor
package protocol BrowserListObserver: AnyObject {
  func browserList(_ list: BrowserList, didCreate browser: Browser)
  /// The window is still in the list.
  func browserList(_ list: BrowserList, willRemove browser: Browser)
}

extension BrowserListObserver {
  package func browserList(_ list: BrowserList, didCreate browser: Browser) {}
  package func browserList(_ list: BrowserList, willRemove browser: Browser) {}
}
