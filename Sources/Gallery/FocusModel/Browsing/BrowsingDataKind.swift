/// Something that browsing leaves behind, all of which goes at every launch and every erase.
public enum BrowsingDataKind: String, Hashable, Sendable, CaseIterable {
  case memoryCache, diskCache, offlineCache, cookies, sessionStorage, localStorage, databases
}
