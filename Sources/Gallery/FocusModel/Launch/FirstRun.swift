/// Whether the introduction is still to be shown.
@MainActor
public struct FirstRun {
  private let store: any PreferenceStore
  private let version: String

  /// Looks at what a store knows about former launches.
  ///
  /// - Parameter version: The application's version, such as `4.0`.
  public init(store: any PreferenceStore, version: String) {
    (self.store, self.version) = (store, version)
  }

  /// Whether the user has not seen this introduction, the second that there was.
  public var isIntroductionDue: Bool { store.integer(forKey: Self.introductionKey) < Self.introduction }

  /// Notes that the introduction is shown; what is new in this version is then no news.
  public func introductionWillShow() {
    store.set(Self.introduction, forKey: Self.introductionKey)
    store.set(version, forKey: WhatsNew.versionKey)
  }

  private static let introduction = 2
  static let introductionKey = "IntroDone"
}
