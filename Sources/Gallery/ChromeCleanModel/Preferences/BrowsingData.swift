import Coordination

/// What is kept of the pages that the user has visited, of which only the number is known here.
@MainActor
package final class BrowsingData {
  /// How many pages are kept.
  package private(set) var pageCount: Int

  /// Who hears of changes, in the order of adding.
  package let observers: ObserverList<any BrowsingDataObserver> = ObserverList()

  /// Keeps some pages; none by default, and none for a negative number.
  package init(pageCount: Int = 0) {
    self.pageCount = max(0, pageCount)
  }

  /// Keeps one page more.
  package func addPage() {
    setPageCount(pageCount + 1)
  }

  /// Forgets all pages.
  package func clear() {
    setPageCount(0)
  }

  private func setPageCount(_ count: Int) {
    guard count != pageCount else { return }
    pageCount = count
    observers.notify { $0.browsingDataDidChange(self) }
  }
}

/// Hears of pages that are kept and forgotten.
@MainActor
package protocol BrowsingDataObserver: AnyObject {
  func browsingDataDidChange(_ data: BrowsingData)
}
