/// What the user has switched on and off, with what follows at once from a change.
@MainActor
public final class Settings {
  private let store: any PreferenceStore
  private let product: Product
  private weak var effects: (any SettingsEffects)?

  /// Reads and keeps settings.
  ///
  /// - Parameter effects: Acts on changes; it is not retained.
  public init(store: any PreferenceStore, product: Product = .focus, effects: (any SettingsEffects)? = nil) {
    (self.store, self.product, self.effects) = (store, product, effects)
  }

  /// Whether a setting is on: as the user left it, or else as it is by default.
  ///
  /// A change reloads the content blockers, but for what is completed; that of usage data also takes effect itself.
  public subscript(setting: Setting) -> Bool {
    get { store.object(forKey: setting.rawValue) as? Bool ?? setting.isOnByDefault(in: product) }
    set {
      store.set(newValue, forKey: setting.rawValue)
      if setting == .sendAnonymousUsageData { effects?.setSendsUsageData(newValue) }
      if setting.reloadsContentBlockers { effects?.reloadContentBlockers() }
    }
  }

  /// What the switch of a setting shows: that of Safari is off while Safari does not let the blocker in.
  public func isShownOn(_ setting: Setting, blockerIsEnabled: Bool) -> Bool {
    self[setting] && (setting != .safari || blockerIsEnabled)
  }
}
