import ChromeCleanCommands
import Expectations
import HeadlessUIKit
import Testing

@testable import ChromeCleanUI

@MainActor
@Suite struct LocationBarViewControllerTests {
  let locationBar = LocationBarViewController()
  let commands = Commands()
  let window = UIWindow()
  let location = PageLocation(text: "example.com", address: "https://example.com/a", security: .secure)

  init() {
    locationBar.dispatcher = commands
    window.rootViewController = locationBar
    window.makeKeyAndVisible()
    locationBar.setLocation(location)
  }

  @Test func `The site is shown, the whole address can be edited, and typed text replaces it and is loaded`()
  {
    expectEqual(locationBar.textField.text, "example.com")
    locationBar.textField.becomeFirstResponder()
    expectEqual(locationBar.textField.text, "https://example.com/a")
    locationBar.textField.becomeFirstResponder()
    locationBar.textField.insertText("cats")
    locationBar.textField.insertText("\n")
    expectEqual(commands.sent, ["cats"])
    expectFalse(locationBar.textField.isEditing)
  }

  @Test func `An empty text leads nowhere`() {
    forEachRow(["", "  "]) { text in
      let fresh = Self()
      fresh.locationBar.textField.becomeFirstResponder()
      fresh.locationBar.textField.text = text
      fresh.locationBar.textField.insertText("\n")
      expectEmpty(fresh.commands.sent)
      expectEqual(fresh.locationBar.textField.text, "example.com")
    }
  }

  @Test func `What is typed is kept while the page changes, whose lock says how safely it came`() {
    locationBar.textField.becomeFirstResponder()
    locationBar.textField.insertText("ca")
    locationBar.setLocation(PageLocation(text: "new.example", address: "", security: .notSecure))
    expectEqual(locationBar.textField.text, "ca")
    locationBar.textField.resignFirstResponder()
    expectEqual(locationBar.textField.text, "new.example")
    expectEqual(locationBar.securityIcon.accessibilityLabel, "Not secure")
    forEachRow([
      (PageLocation.Security.none, nil), (.secure, "Connection is secure"), (.notSecure, "Not secure"),
    ]) { (security: PageLocation.Security, label: String?) in
      let fresh = Self()
      fresh.locationBar.setLocation(PageLocation(text: "a", address: "a", security: security))
      expectEqual(fresh.locationBar.securityIcon.accessibilityLabel, label)
      expectEqual(fresh.locationBar.securityIcon.isAccessibilityElement, (label != nil))
    }
  }

  @MainActor
  final class Commands: LocationBarCommands {
    var sent: [String] = []
    func loadPage(for text: String) { sent.append(text) }
  }
}
