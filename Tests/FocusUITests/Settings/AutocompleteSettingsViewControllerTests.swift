import Expectations
import FocusModel
import HeadlessUIKit
import Testing

@testable import FocusUI

@Suite @MainActor struct AutocompleteSettingsViewControllerTests {
  @Test func `Both lists are on at first, and each is switched by itself`() throws {
    try onStack {
      AutocompleteSettingsViewController(context: SettingsDoubles().context, customDomains: .ofApplication)
    } do: { _, stack in
      let settings = SettingsDoubles().settings
      let toggle = try stack.control("toggleAutocompleteSwitch", as: UISwitch.self)
      expectTrue(toggle.isOn)
      let customToggle = try stack.control("toggleCustomAutocompleteSwitch", as: UISwitch.self)
      expectTrue(customToggle.isOn)
      try stack.turn("toggleAutocompleteSwitch", on: false)
      expectFalse(settings[.enableDomainAutocomplete])
      expectTrue(settings[.enableCustomDomainAutocomplete])
    }
  }

  @Test func `A tap opens the explanations and the list`() throws {
    try onStack {
      AutocompleteSettingsViewController(context: SettingsDoubles().context, customDomains: .ofApplication)
    } do: { screen, stack in
      try screen.select("customURLS")
      #expect(stack.topViewController is CustomDomainsViewController)
      for link in ["autocompleteLearnMore", "customAutocompleteLearnMore"] {
        stack.popViewController(animated: false)
        UIApplication.shared.settle()
        try stack.tap("SettingsViewController.\(link)")
        #expect(stack.topViewController is SettingsContentViewController)
      }
    }
  }
}
