/// Keeps track of whether the user has seen the introduction.
@MainActor
package struct FirstRun {
  private let store: any PreferenceStore
  private let version: String

  /// Reads former launches from a store.
  ///
  /// - Parameters:
  ///   - store: Keeps the number of the introduction that the user has seen.
  ///   - version: The application's version, such as `4.0`.
  package init(store: any PreferenceStore, version: String) {
    (self.store, self.version) = (store, version)
  }

  /// Whether the user has not seen the current introduction, which is the app's second one.
  package var isIntroductionDue: Bool { store.integer(forKey: Self.introductionKey) < Self.introduction }

  /// Records that the introduction is shown; this version then has no news for the user.
  package func introductionWillShow() {
    store.set(Self.introduction, forKey: Self.introductionKey)
    store.set(version, forKey: WhatsNew.versionKey)
  }

  private static let introduction = 2
  fileprivate static let introductionKey = "IntroDone"
}

/// Keeps track of whether the news of this version is highlighted, as it is for four launches after
/// an update.
@MainActor
package struct WhatsNew {
  private let store: any PreferenceStore
  private let version: String

  /// Reads former launches of a version from a store.
  package init(store: any PreferenceStore, version: String) {
    (self.store, self.version) = (store, version)
  }

  /// Counts a launch, if it is one after an update whose news the user has not read.
  package func didLaunch() {
    // Without an introduction before, the application itself is new, and not only its version.
    guard store.integer(forKey: FirstRun.introductionKey) != 0,
      store.string(forKey: Self.versionKey) != version
    else { return }
    // The launch after the last counted one ends the highlighting.
    let count = store.integer(forKey: Self.counterKey)
    count == Self.launches ? finish() : store.set(count + 1, forKey: Self.counterKey)
  }

  /// Whether the settings buttons are highlighted.
  package var isHighlighted: Bool { store.integer(forKey: Self.counterKey) != 0 }

  /// Records that the user has read the news.
  package func didOpen() { finish() }

  private func finish() {
    store.set(version, forKey: Self.versionKey)
    store.removeObject(forKey: Self.counterKey)
  }

  private static let launches = 4
  fileprivate static let versionKey = "WhatsNewDone"
  private static let counterKey = "WhatsNewCounter"
}
