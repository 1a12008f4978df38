/// Keeps what browsing leaves behind until it is told not to.
@MainActor
public protocol BrowsingDataStore: AnyObject {
  /// Forgets everything of some kinds.
  func remove(_ kinds: Set<BrowsingDataKind>)
}

extension BrowsingDataStore {
  /// Forgets everything that browsing has left behind, as each launch and each erase does.
  public func removeEverything() { remove(Set(BrowsingDataKind.allCases)) }
}
