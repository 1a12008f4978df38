/// Keeps what browsing leaves behind until it is told not to.
@MainActor
package protocol BrowsingDataStore: AnyObject {
  /// Forgets everything of some kinds.
  func remove(_ kinds: Set<BrowsingDataKind>)
}

extension BrowsingDataStore {
  /// Forgets everything that browsing has left behind, as each launch and each erase does.
  package func removeEverything() { remove(Set(BrowsingDataKind.allCases)) }
}

/// Something that browsing leaves behind, all of which goes at every launch and every erase.
package enum BrowsingDataKind: String, Hashable, Sendable, CaseIterable {
  /// Parts of pages that are kept while the application runs.
  case memoryCache
  /// Parts of pages that are kept on the device.
  case diskCache
  /// What pages keep to work without a connection.
  case offlineCache
  /// What servers want to be told again.
  case cookies
  /// What a page keeps for as long as it is open.
  case sessionStorage
  /// What a page keeps for good.
  case localStorage
  /// The tables in which pages keep more.
  case databases
}
