/// Whether the introduction is still to be shown.
@MainActor
package struct FirstRun {
  private let store: any PreferenceStore
  private let version: String

  /// Looks at what a store knows about former launches.
  ///
  /// - Parameter version: The application's version, such as `4.0`.
  package init(store: any PreferenceStore, version: String) {
    (self.store, self.version) = (store, version)
  }

  /// Whether the user has not seen this introduction, the second that there was.
  package var isIntroductionDue: Bool { store.integer(forKey: Self.introductionKey) < Self.introduction }

  /// Notes that the introduction is shown; what is new in this version is then no news.
  package func introductionWillShow() {
    store.set(Self.introduction, forKey: Self.introductionKey)
    store.set(version, forKey: WhatsNew.versionKey)
  }

  private static let introduction = 2
  static let introductionKey = "IntroDone"
}

/// Whether the user's eye is drawn to what is new in this version: for the four launches after an update.
@MainActor
package struct WhatsNew {
  private let store: any PreferenceStore
  private let version: String

  /// Looks at what a store knows about former launches.
  package init(store: any PreferenceStore, version: String) {
    (self.store, self.version) = (store, version)
  }

  /// Counts a launch, unless the application is new to the user or its version is not.
  package func didLaunch() {
    guard store.integer(forKey: FirstRun.introductionKey) != 0,
      store.string(forKey: Self.versionKey) != version
    else { return }
    let count = store.integer(forKey: Self.counterKey)
    count == Self.launches ? finish() : store.set(count + 1, forKey: Self.counterKey)
  }

  /// Whether the settings buttons are highlighted.
  package var isHighlighted: Bool { store.integer(forKey: Self.counterKey) != 0 }

  /// Notes that the user has read what is new.
  package func didOpen() { finish() }

  private func finish() {
    store.set(version, forKey: Self.versionKey)
    store.removeObject(forKey: Self.counterKey)
  }

  private static let launches = 4
  static let versionKey = "WhatsNewDone"
  static let counterKey = "WhatsNewCounter"
}
