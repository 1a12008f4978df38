import Coordination

/// The search in the page of a window: its matches, and the current one.
@MainActor
package final class PageSearch {
  /// The text to find; empty if there is no search.
  package private(set) var text: String = ""
  /// The occurrences of the text, in reading order.
  package private(set) var matches: [PageMatch] = []
  /// The index in ``matches`` of the current occurrence; `nil` if nothing was found.
  package private(set) var currentIndex: Int?
  /// The observers of changes, in the order of adding.
  package let observers: ObserverList<any PageSearchObserver> = ObserverList()

  /// Makes an empty search.
  package init() {}

  /// Searches a page, and goes to the first occurrence; without a page nothing is found.
  package func find(_ text: String, in page: Page?) {
    self.text = text
    matches = page?.matches(of: text) ?? []
    currentIndex = matches.indices.first
    observers.notify { $0.pageSearchDidChange(self) }
  }

  /// Goes to the next occurrence, and from the last one to the first.
  package func findNext() {
    go(by: 1)
  }

  /// Goes to the previous occurrence, and from the first one to the last.
  package func findPrevious() {
    go(by: -1)
  }

  private func go(by step: Int) {
    guard let index = currentIndex else { return }
    // The count keeps the sum positive: a remainder has the sign of its dividend.
    currentIndex = (index + step + matches.count) % matches.count
    observers.notify { $0.pageSearchDidChange(self) }
  }
}

/// Observes a search in a page.
@MainActor
package protocol PageSearchObserver: AnyObject {
  /// Another text was searched for, or the user went to another occurrence.
  func pageSearchDidChange(_ search: PageSearch)
}
