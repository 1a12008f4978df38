/// Something that browsing leaves behind, all of which goes at every launch and every erase.
public enum BrowsingDataKind: String, Hashable, Sendable, CaseIterable {
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
