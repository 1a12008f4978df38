import Coordination

/// What is kept of the pages that the user has visited, of which only the number is known here.
@MainActor
package final class BrowsingData {
  /// How many pages are kept.
  package private(set) var pageCount: Int

  /// The observers of changes, in the order of adding.
  package let observers: ObserverList<any BrowsingDataObserver> = ObserverList()

  /// Makes data with a number of visited pages; a negative number counts as 0.
  package init(pageCount: Int = 0) {
    self.pageCount = max(0, pageCount)
  }

  /// Counts another visited page.
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

/// Observes which visited pages are kept and forgotten.
@MainActor
package protocol BrowsingDataObserver: AnyObject {
  func browsingDataDidChange(_ data: BrowsingData)
}
