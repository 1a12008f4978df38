import Coordination

/// The search in the page of a window: what was found, and which place the user is at.
@MainActor
package final class PageSearch {
  /// What is searched for; empty while nothing is.
  package private(set) var text: String = ""
  /// Where it was found, in reading order.
  package private(set) var matches: [PageMatch] = []
  /// The place of ``matches`` that the user is at; `nil` where nothing was found.
  package private(set) var currentIndex: Int?
  /// Who hears of changes, in the order of adding.
  package let observers: ObserverList<any PageSearchObserver> = ObserverList()

  /// Makes a search for nothing.
  package init() {}

  /// Searches a page, and goes to the first place; without a page nothing is found.
  package func find(_ text: String, in page: Page?) {
    self.text = text
    matches = page?.matches(of: text) ?? []
    currentIndex = matches.indices.first
    observers.notify { $0.pageSearchDidChange(self) }
  }

  /// Goes to the next place, and from the last one to the first.
  package func findNext() {
    go(by: 1)
  }

  /// Goes to the place before, and from the first one to the last.
  package func findPrevious() {
    go(by: -1)
  }

  private func go(by step: Int) {
    guard let index = currentIndex else { return }
    currentIndex = (index + step + matches.count) % matches.count
    observers.notify { $0.pageSearchDidChange(self) }
  }
}

/// Hears of a search in a page.
@MainActor
package protocol PageSearchObserver: AnyObject {
  /// Something else is searched for, found, or gone to.
  func pageSearchDidChange(_ search: PageSearch)
}
