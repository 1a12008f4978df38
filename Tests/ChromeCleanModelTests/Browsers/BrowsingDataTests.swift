import ChromeCleanModel
import Coordination
import Expectations
import Testing

@MainActor
@Suite struct BrowsingDataTests {
  let data = BrowsingData(pageCount: 2)
  let observer = Observer()

  init() {
    data.observers.add(observer)
  }

  @Test func `Observers are notified of pages that are kept and forgotten, once if nothing is kept`() {
    data.addPage()
    data.clear()
    expectEqual(observer.counts, [3, 0])
    do {
      let fresh = Self()
      fresh.data.clear()
      fresh.data.clear()
      expectEqual(fresh.observer.counts, [0])
    }
  }

  @Test func `No fewer pages than none are kept`() {
    forEachRow([(-3, 0), (0, 0), (5, 5)]) { count, kept in
      expectEqual(BrowsingData(pageCount: count).pageCount, kept)
    }
  }

  /// Logs the number of pages after each change.
  final class Observer: BrowsingDataObserver {
    var counts: [Int] = []

    func browsingDataDidChange(_ data: BrowsingData) { counts.append(data.pageCount) }
  }
}
