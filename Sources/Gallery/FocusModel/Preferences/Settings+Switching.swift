extension Settings {
  /// What the screen does when the user has moved a switch.
  public enum SwitchAnswer: Hashable, Sendable {
    /// The change is stored; nothing more is to do.
    case done
    /// The change is stored, and the user must be told how to let the blocker into Safari.
    case showInstructions
    /// The user must agree first, as pages may break; nothing is stored yet.
    case askForConfirmation
  }

  /// Takes what the user switched, and says what the screen has to do.
  public func userSwitched(_ setting: Setting, on isOn: Bool, blockerIsEnabled: Bool) -> SwitchAnswer {
    if setting == .blockOther && isOn { return .askForConfirmation }
    self[setting] = isOn
    return setting == .safari && isOn && !blockerIsEnabled ? .showInstructions : .done
  }

  /// Takes the user's answer to ``SwitchAnswer/askForConfirmation``: what is refused is stored as off.
  public func userAnswered(_ isConfirmed: Bool, for setting: Setting) {
    self[setting] = isConfirmed
  }
}
