import Expectations
import FocusModel
import HeadlessUIKit
import Testing

@MainActor
@Suite struct SettingsTests {
  let store = PreferenceStoreDouble()
  let effects = EffectsLog()

  @Test func `Settings have keys and defaults, of which that for usage data differs between the products`() {
    forEachRow([
      (Setting.blockAds, "BlockAds", true), (.blockAnalytics, "BlockAnalytics", true),
      (.blockSocial, "BlockSocial", true), (.blockOther, "BlockOther", false),
      (.blockFonts, "BlockFonts", false),
      (.safari, "Safari", true), (.sendAnonymousUsageData, "SendAnonymousUsageData", true),
      (.enableDomainAutocomplete, "enableDomainAutocomplete", true),
      (.enableCustomDomainAutocomplete, "enableCustomDomainAutocomplete", true),
    ]) { setting, key, isOn in
      let store = PreferenceStoreDouble()
      let settings = Settings(store: store)
      expectEqual(settings[setting], isOn)
      expectEmpty(store.values)
      settings[setting] = !isOn
      expectEqual(store.values[key] as? Bool, !isOn)
      expectEqual(settings[setting], !isOn)
    }
    forEachRow(Setting.allCases) { setting in
      let store = PreferenceStoreDouble()
      let (focus, klar) = (Settings(store: store, product: .focus), Settings(store: store, product: .klar))
      expectEqual((focus[setting] != klar[setting]), (setting == .sendAnonymousUsageData))
    }
  }

  @Test func `Every change reloads the content blockers, except for completing addresses`() {
    forEachRow(Setting.allCases) { setting in
      let store = PreferenceStoreDouble()
      let effects = EffectsLog()
      let settings = Settings(store: store, effects: effects)
      settings[setting] = false
      let calls: [Setting: [String]] = [
        .sendAnonymousUsageData: ["usage data: false", "reload"],
        .enableDomainAutocomplete: [], .enableCustomDomainAutocomplete: [],
      ]
      expectEqual(effects.calls, calls[setting] ?? ["reload"])
    }
  }

  @Test func `Safari's switch is on if the blocker is enabled in Safari`() {
    forEachRow([(true, true, true), (true, false, false), (false, true, false), (false, false, false)]) {
      stored, enabled, shown in
      let store = PreferenceStoreDouble()
      let settings = Settings(store: store)
      settings[.safari] = stored
      expectEqual(settings.isShownOn(.safari, blockerIsEnabled: enabled), shown)
      #expect(settings.isShownOn(.blockAds, blockerIsEnabled: enabled), "\(stored)")
    }
  }

  @Test func `Switches are found by their settings, which an application's user defaults keep`() {
    let defaults = UIApplication().environment.userDefaults
    Settings(store: defaults)[.blockFonts] = true
    #expect(defaults.bool(forKey: "BlockFonts"))
    expectTrue(Settings(store: defaults)[.blockFonts])
    forEachRow([
      (Setting.blockOther, "BlockerToggle.BlockOther"), (.safari, "BlockerToggle.Safari"),
      (.sendAnonymousUsageData, "BlockerToggle.SendAnonymousUsageData"),
      (.enableDomainAutocomplete, "toggleAutocompleteSwitch"),
      (.enableCustomDomainAutocomplete, "toggleCustomAutocompleteSwitch"),
    ]) { setting, identifier in
      expectEqual(setting.toggleIdentifier, identifier)
    }
  }

  @MainActor
  final class EffectsLog: SettingsEffects {
    var calls: [String] = []
    func reloadContentBlockers() { calls.append("reload") }
    func setSendsUsageData(_ sendsUsageData: Bool) { calls.append("usage data: \(sendsUsageData)") }
  }
}

@MainActor
@Suite struct SettingsSwitchingTests {
  let store = PreferenceStoreDouble()
  var settings: Settings { Settings(store: store) }

  /// A switch, its new value, whether the blocker is enabled in Safari, the reaction, and the stored value.
  nonisolated static let switches: [(Setting, Bool, Bool, Settings.SwitchAnswer, Bool?)] = [
    (.safari, true, false, .showInstructions, true), (.safari, true, true, .done, true),
    (.safari, false, false, .done, false), (.blockOther, true, true, .askForConfirmation, nil),
    (.blockOther, false, true, .done, false), (.blockAds, true, false, .done, true),
    (.blockFonts, true, false, .done, true),
  ]

  @Test func `A switch stores its setting, and the user's answer that of the one that may break pages`() {
    forEachRow(Self.switches) {
      (setting: Setting, isOn: Bool, enabled: Bool, answer: Settings.SwitchAnswer, stored: Bool?) in
      let fresh = Self()
      expectEqual(fresh.settings.userSwitched(setting, on: isOn, blockerIsEnabled: enabled), answer)
      expectEqual(fresh.store.values[setting.rawValue] as? Bool, stored)
    }
    forEachRow([true, false]) { isConfirmed in
      let fresh = Self()
      fresh.settings.userAnswered(isConfirmed, for: .blockOther)
      expectEqual(fresh.store.values["BlockOther"] as? Bool, isConfirmed)
    }
  }
}
