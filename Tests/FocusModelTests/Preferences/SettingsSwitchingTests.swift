import FocusModel
import Testing

@MainActor
@Suite struct SettingsSwitchingTests {
  let store = PreferenceStoreDouble()
  var settings: Settings { Settings(store: store) }

  /// A switch, where it is moved to, whether Safari lets the blocker in, what is answered, and what is stored.
  nonisolated static let switches: [(Setting, Bool, Bool, Settings.SwitchAnswer, Bool?)] = [
    (.safari, true, false, .showInstructions, true), (.safari, true, true, .done, true),
    (.safari, false, false, .done, false), (.blockOther, true, true, .askForConfirmation, nil),
    (.blockOther, false, true, .done, false), (.blockAds, true, false, .done, true),
    (.blockFonts, true, false, .done, true),
  ]

  @Test(arguments: switches)
  func `A switch stores its setting, but for the one that breaks pages`(
    setting: Setting, isOn: Bool, enabled: Bool, answer: Settings.SwitchAnswer, stored: Bool?
  ) {
    #expect(settings.userSwitched(setting, on: isOn, blockerIsEnabled: enabled) == answer)
    #expect(store.values[setting.rawValue] as? Bool == stored)
  }

  @Test(arguments: [true, false])
  func `The user's answer is stored either way`(isConfirmed: Bool) {
    settings.userAnswered(isConfirmed, for: .blockOther)
    #expect(store.values["BlockOther"] as? Bool == isConfirmed)
  }
}
