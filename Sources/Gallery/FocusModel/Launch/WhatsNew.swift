/// Whether the user's eye is drawn to what is new in this version: for the four launches after an update.
@MainActor
public struct WhatsNew {
  private let store: any PreferenceStore
  private let version: String

  /// Looks at what a store knows about former launches.
  public init(store: any PreferenceStore, version: String) {
    (self.store, self.version) = (store, version)
  }

  /// Counts a launch, unless the application is new to the user or its version is not.
  public func didLaunch() {
    guard store.integer(forKey: FirstRun.introductionKey) != 0,
      store.string(forKey: Self.versionKey) != version
    else { return }
    let count = store.integer(forKey: Self.counterKey)
    count == Self.launches ? finish() : store.set(count + 1, forKey: Self.counterKey)
  }

  /// Whether the settings buttons are highlighted.
  public var isHighlighted: Bool { store.integer(forKey: Self.counterKey) != 0 }

  /// Notes that the user has read what is new.
  public func didOpen() { finish() }

  private func finish() {
    store.set(version, forKey: Self.versionKey)
    store.removeObject(forKey: Self.counterKey)
  }

  private static let launches = 4
  static let versionKey = "WhatsNewDone"
  static let counterKey = "WhatsNewCounter"
}
