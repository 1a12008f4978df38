/// The settings of the user, with the immediate effects of a change.
@MainActor
package final class Settings {
  private let store: any PreferenceStore
  private let product: Product
  private weak var effects: (any SettingsEffects)?

  /// Creates the settings in a store.
  ///
  /// - Parameters:
  ///   - store: Keeps the settings that the user has changed.
  ///   - product: The product, which determines the defaults.
  ///   - effects: Acts on changes; it is not retained.
  package init(store: any PreferenceStore, product: Product = .focus, effects: (any SettingsEffects)? = nil) {
    (self.store, self.product, self.effects) = (store, product, effects)
  }

  /// Whether a setting is on: as the user left it, or else by default.
  ///
  /// A change reloads the content blockers, unless the setting is about completing addresses. A
  /// change of usage data also begins or ends sending it.
  package subscript(setting: Setting) -> Bool {
    get { store.object(forKey: setting.rawValue) as? Bool ?? setting.isOnByDefault(in: product) }
    set {
      store.set(newValue, forKey: setting.rawValue)
      if setting == .sendAnonymousUsageData { effects?.setSendsUsageData(newValue) }
      if setting.reloadsContentBlockers { effects?.reloadContentBlockers() }
    }
  }

  /// Returns whether the switch of a setting shows as on; that of Safari is off while Safari does
  /// not enable the blocker.
  package func isShownOn(_ setting: Setting, blockerIsEnabled: Bool) -> Bool {
    self[setting] && (setting != .safari || blockerIsEnabled)
  }
}

extension Settings {
  /// The screen's reaction to a moved switch.
  package enum SwitchAnswer: Hashable, Sendable {
    /// The change is stored, and there is nothing more to do.
    case done
    /// The change is stored, and the screen shows how to enable the blocker in Safari.
    case showInstructions
    /// Nothing is stored yet: the screen asks the user to agree, as pages may break.
    case askForConfirmation
  }

  /// Handles a switch that the user has moved, and returns the screen's reaction.
  package func userSwitched(_ setting: Setting, on isOn: Bool, blockerIsEnabled: Bool) -> SwitchAnswer {
    if setting == .blockOther && isOn { return .askForConfirmation }
    self[setting] = isOn
    return setting == .safari && isOn && !blockerIsEnabled ? .showInstructions : .done
  }

  /// Stores the user's answer to ``SwitchAnswer/askForConfirmation``; a refused setting is stored
  /// as off.
  package func userAnswered(_ isConfirmed: Bool, for setting: Setting) {
    self[setting] = isConfirmed
  }
}

/// The effects of changed settings.
@MainActor
package protocol SettingsEffects: AnyObject {
  /// Makes Safari reload the lists of blocked content.
  func reloadContentBlockers()
  /// Begins or ends sending usage data.
  func setSendsUsageData(_ sendsUsageData: Bool)
}
