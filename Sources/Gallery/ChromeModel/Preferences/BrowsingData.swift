import Coordination

/// What is kept of the pages that the user has visited, of which only the number is known here.
@MainActor
public final class BrowsingData {
  /// How many pages are kept.
  public private(set) var pageCount: Int

  /// Who hears of changes, in the order of adding.
  public let observers: ObserverList<any BrowsingDataObserver> = ObserverList()

  /// Keeps some pages; none by default, and none for a negative number.
  public init(pageCount: Int = 0) {
    self.pageCount = max(0, pageCount)
  }

  /// Keeps one page more.
  public func addPage() {
    setPageCount(pageCount + 1)
  }

  /// Forgets all pages.
  public func clear() {
    setPageCount(0)
  }

  private func setPageCount(_ count: Int) {
    guard count != pageCount else { return }
    pageCount = count
    observers.notify { $0.browsingDataDidChange(self) }
  }
}
