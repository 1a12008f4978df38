/// What the user has switched on and off, with what follows at once from a change.
@MainActor
package final class Settings {
  private let store: any PreferenceStore
  private let product: Product
  private weak var effects: (any SettingsEffects)?

  /// Reads and keeps settings.
  ///
  /// - Parameter effects: Acts on changes; it is not retained.
  package init(store: any PreferenceStore, product: Product = .focus, effects: (any SettingsEffects)? = nil) {
    (self.store, self.product, self.effects) = (store, product, effects)
  }

  /// Whether a setting is on: as the user left it, or else as it is by default.
  ///
  /// A change reloads the content blockers, but for what is completed; that of usage data also takes effect itself.
  package subscript(setting: Setting) -> Bool {
    get { store.object(forKey: setting.rawValue) as? Bool ?? setting.isOnByDefault(in: product) }
    set {
      store.set(newValue, forKey: setting.rawValue)
      if setting == .sendAnonymousUsageData { effects?.setSendsUsageData(newValue) }
      if setting.reloadsContentBlockers { effects?.reloadContentBlockers() }
    }
  }

  /// What the switch of a setting shows: that of Safari is off while Safari does not let the blocker in.
  package func isShownOn(_ setting: Setting, blockerIsEnabled: Bool) -> Bool {
    self[setting] && (setting != .safari || blockerIsEnabled)
  }
}

extension Settings {
  /// What the screen does when the user has moved a switch.
  package enum SwitchAnswer: Hashable, Sendable {
    /// The change is stored; nothing more is to do.
    case done
    /// The change is stored, and the user must be told how to let the blocker into Safari.
    case showInstructions
    /// The user must agree first, as pages may break; nothing is stored yet.
    case askForConfirmation
  }

  /// Takes what the user switched, and says what the screen has to do.
  package func userSwitched(_ setting: Setting, on isOn: Bool, blockerIsEnabled: Bool) -> SwitchAnswer {
    if setting == .blockOther && isOn { return .askForConfirmation }
    self[setting] = isOn
    return setting == .safari && isOn && !blockerIsEnabled ? .showInstructions : .done
  }

  /// Takes the user's answer to ``SwitchAnswer/askForConfirmation``: what is refused is stored as off.
  package func userAnswered(_ isConfirmed: Bool, for setting: Setting) {
    self[setting] = isConfirmed
  }
}

/// Acts on changes of settings.
@MainActor
package protocol SettingsEffects: AnyObject {
  /// Has Safari read the lists of what is blocked anew.
  func reloadContentBlockers()
  /// Begins or ends to send usage data.
  func setSendsUsageData(_ sendsUsageData: Bool)
}
