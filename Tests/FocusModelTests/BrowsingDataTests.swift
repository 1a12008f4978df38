import Expectations
import FocusModel
import Testing

@MainActor
@Suite struct BrowsingDataStoreTests {
  @Test func `All kinds are removed at once`() {
    let store = Kept()
    store.removeEverything()
    expectEmpty(store.kinds)
  }

  @MainActor
  final class Kept: BrowsingDataStore {
    var kinds = Set(BrowsingDataKind.allCases)
    func remove(_ kinds: Set<BrowsingDataKind>) { self.kinds.subtract(kinds) }
  }
}
