/// Keeps the data of browsing until it is removed.
@MainActor
package protocol BrowsingDataStore: AnyObject {
  /// Removes all data of some kinds.
  func remove(_ kinds: Set<BrowsingDataKind>)
}

extension BrowsingDataStore {
  /// Removes the data of all kinds, as each launch and each erase does.
  package func removeEverything() { remove(Set(BrowsingDataKind.allCases)) }
}

/// A kind of data that browsing leaves behind.
package enum BrowsingDataKind: String, Hashable, Sendable, CaseIterable {
  /// Parts of pages that are cached while the application runs.
  case memoryCache
  /// Parts of pages that are cached on the device.
  case diskCache
  /// The data that pages need to work without a connection.
  case offlineCache
  /// The cookies of servers.
  case cookies
  /// The values that a page stores while it is open.
  case sessionStorage
  /// The values that a page stores permanently.
  case localStorage
  /// The databases of pages.
  case databases
}
