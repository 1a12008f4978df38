/// The engines that the user chooses from, and the one that is chosen.
@MainActor
public final class SearchEngines {
  /// All engines, in the order in which they are offered.
  public let all: [SearchEngine]
  private let store: any PreferenceStore

  /// Offers engines, of which there must be one.
  public init(_ engines: [SearchEngine], store: any PreferenceStore) {
    precondition(!engines.isEmpty, "there must be an engine to search with")
    (all, self.store) = (engines, store)
  }

  /// The engine that searches: the chosen one, if it is still offered, and the first one otherwise.
  public var active: SearchEngine {
    get {
      let name = store.string(forKey: Self.key)
      return all.first { $0.name == name } ?? all[0]
    }
    set { store.set(newValue.name, forKey: Self.key) }
  }

  /// Where the name of the chosen engine is stored.
  static let key = "prefKeyEngine"
}
