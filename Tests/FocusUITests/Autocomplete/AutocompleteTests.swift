import FocusModel
import Foundation
import HeadlessUIKit
import Testing

@testable import FocusUI

@Suite @MainActor struct AutocompleteTests {
  /// The domains of the application's user defaults.
  private var domains: CustomDomains { CustomDomains(store: UIApplication.shared.environment.userDefaults) }

  @Test func `Both lists are on at first, and each is switched by itself`() throws {
    try onStack {
      AutocompleteSettingsViewController(context: SettingsDoubles().context, customDomains: domains)
    } do: { _, stack in
      let settings = SettingsDoubles().settings
      let toggle = try stack.control("toggleAutocompleteSwitch", as: UISwitch.self)
      #expect(toggle.isOn)
      let customToggle = try stack.control("toggleCustomAutocompleteSwitch", as: UISwitch.self)
      #expect(customToggle.isOn)
      try stack.turn("toggleAutocompleteSwitch", on: false)
      #expect(!settings[.enableDomainAutocomplete])
      #expect(settings[.enableCustomDomainAutocomplete])
    }
  }

  @Test func `The explanations and the list are a tap away`() throws {
    try onStack {
      AutocompleteSettingsViewController(context: SettingsDoubles().context, customDomains: domains)
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

  @Test func `Domains are listed over the row that adds, and deleted one by one`() throws {
    try onStack {
      try domains.add("example.com")
      try domains.add("mozilla.org")
      return CustomDomainsViewController(customDomains: domains)
    } do: { (screen: CustomDomainsViewController, stack) in
      let identifiers = { screen.tableView.visibleCells.map(\.accessibilityIdentifier) }
      #expect(identifiers() == ["example.com", "mozilla.org", "addCustomDomainCell"])
      let paths = (0..<3).map { IndexPath(row: $0, section: 0) }
      try stack.tap("editButton")
      #expect(screen.isEditing)
      #expect(paths.map { screen.tableView(screen.tableView, canEditRowAt: $0) } == [true, true, false])
      for _ in 1...2 {
        screen.tableView(screen.tableView, commit: .delete, forRowAt: paths[0])
        UIApplication.shared.settle()
      }
      #expect(identifiers() == ["addCustomDomainCell"])
      #expect(domains.domains == [])
      #expect(!screen.isEditing)
      let button = try stack.control("editButton")
      #expect(button.isEnabled == false)
    }
  }

  @Test(arguments: [
    ("", "Invalid URL."), ("mozilla", "Invalid URL."), ("https://www.example.com", "URL already exists."),
  ])
  func `What is no new domain is refused`(text: String, told: String) throws {
    try onStack {
      try domains.add("example.com")
      return AddCustomDomainViewController(customDomains: domains)
    } do: { (screen: AddCustomDomainViewController, stack) in
      let field = try stack.control("urlInput", as: UITextField.self)
      #expect(field.isFirstResponder)
      field.text = text
      try stack.tap("saveButton")
      #expect(stack.topViewController === screen)
      #expect(domains.domains == ["example.com"])
      let toast = try #require(stack.view.window?.views(identified: "Toast.label").first as? UILabel)
      #expect(toast.text == told)
    }
  }

  @Test func `A new domain is kept without its address's other parts, and leads back`() throws {
    try onStack {
      AddCustomDomainViewController(customDomains: domains)
    } do: { screen, stack in
      let field = try stack.control("urlInput", as: UITextField.self)
      field.text = "https://www.getfirefox.com/"
      #expect(!screen.textFieldShouldReturn(field))
      UIApplication.shared.settle()
      #expect(domains.domains == ["getfirefox.com"])
      #expect(stack.viewControllers.count == 1)
    }
  }
}
