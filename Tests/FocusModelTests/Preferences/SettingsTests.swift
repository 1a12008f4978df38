import FocusModel
import HeadlessUIKit
import Testing

@MainActor
@Suite struct SettingsTests {
  let store = PreferenceStoreDouble()
  let effects = EffectsLog()

  @Test(arguments: [
    (Setting.blockAds, "BlockAds", true), (.blockAnalytics, "BlockAnalytics", true),
    (.blockSocial, "BlockSocial", true), (.blockOther, "BlockOther", false),
    (.blockFonts, "BlockFonts", false),
    (.safari, "Safari", true), (.sendAnonymousUsageData, "SendAnonymousUsageData", true),
    (.enableDomainAutocomplete, "enableDomainAutocomplete", true),
    (.enableCustomDomainAutocomplete, "enableCustomDomainAutocomplete", true),
  ])
  func `Settings have keys and defaults`(setting: Setting, key: String, isOn: Bool) {
    let settings = Settings(store: store)
    #expect(settings[setting] == isOn)
    #expect(store.values.isEmpty)
    settings[setting] = !isOn
    #expect(store.values[key] as? Bool == !isOn)
    #expect(settings[setting] == !isOn)
  }

  @Test(arguments: Setting.allCases)
  func `Only what usage data are sent differs between the products`(setting: Setting) {
    let (focus, klar) = (Settings(store: store, product: .focus), Settings(store: store, product: .klar))
    #expect((focus[setting] != klar[setting]) == (setting == .sendAnonymousUsageData))
  }

  @Test(arguments: Setting.allCases)
  func `Every change reloads the content blockers, but for what is completed`(setting: Setting) {
    let settings = Settings(store: store, effects: effects)
    settings[setting] = false
    let calls: [Setting: [String]] = [
      .sendAnonymousUsageData: ["usage data: false", "reload"],
      .enableDomainAutocomplete: [], .enableCustomDomainAutocomplete: [],
    ]
    #expect(effects.calls == calls[setting] ?? ["reload"])
  }

  @Test(arguments: [(true, true, true), (true, false, false), (false, true, false), (false, false, false)])
  func `Safari's switch is on if Safari lets the blocker in`(stored: Bool, enabled: Bool, shown: Bool) {
    let settings = Settings(store: store)
    settings[.safari] = stored
    #expect(settings.isShownOn(.safari, blockerIsEnabled: enabled) == shown)
    #expect(settings.isShownOn(.blockAds, blockerIsEnabled: enabled))
  }

  @Test func `An application's user defaults keep settings`() {
    let defaults = UIApplication().environment.userDefaults
    Settings(store: defaults)[.blockFonts] = true
    #expect(defaults.bool(forKey: "BlockFonts"))
    #expect(Settings(store: defaults)[.blockFonts])
  }

  @Test(arguments: [
    (Setting.blockOther, "BlockerToggle.BlockOther"), (.safari, "BlockerToggle.Safari"),
    (.sendAnonymousUsageData, "BlockerToggle.SendAnonymousUsageData"),
    (.enableDomainAutocomplete, "toggleAutocompleteSwitch"),
    (.enableCustomDomainAutocomplete, "toggleCustomAutocompleteSwitch"),
  ])
  func `Switches are found by their settings`(setting: Setting, identifier: String) {
    #expect(setting.toggleIdentifier == identifier)
  }

  @MainActor
  final class EffectsLog: SettingsEffects {
    var calls: [String] = []
    func reloadContentBlockers() { calls.append("reload") }
    func setSendsUsageData(_ sendsUsageData: Bool) { calls.append("usage data: \(sendsUsageData)") }
  }
}
