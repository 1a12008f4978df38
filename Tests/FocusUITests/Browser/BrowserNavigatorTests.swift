import Expectations
import FocusModel
import Foundation
import HeadlessUIKit
import Testing

@testable import FocusUI

@Suite @MainActor struct BrowserNavigatorTests {
  /// Runs a test with a browser of a product, whose delegate is a navigator.
  private func navigating(
    product: Product = .focus, _ body: (BrowserScreen, UINavigationController) throws -> Void
  ) throws {
    try BrowserScreen.run { screen in
      let navigator = BrowserNavigator(context: SettingsDoubles(product: product).context)
      screen.browser.delegate = navigator
      let stack = try #require(screen.browser.navigationController)
      try withExtendedLifetime(navigator) { try body(screen, stack) }
    }
  }

  @Test func `The settings are pushed, and a page is shared from the button`() throws {
    try navigating { _, stack in
      try stack.tap("HomeView.settingsButton")
      #expect(stack.topViewController is SettingsViewController)
    }
    forEachRow([VirtualDevice.iPhone, .iPad]) { device in
      try BrowserScreen.run(device: device) { screen in
        let navigator = BrowserNavigator(context: SettingsDoubles().context)
        screen.browser.delegate = navigator
        try screen.open("https://example.com/")
        let isInBar = screen.urlBar.showsToolset
        let button = (isInBar ? screen.urlBar.toolset : screen.browser.browserToolbar.toolset).sendButton
        screen.press(button)
        let sheet = try #require(screen.browser.presentedViewController as? UIActivityViewController)
        expectTrue(sheet.popoverPresentationController?.sourceView === button)
        withExtendedLifetime(navigator) {}
      }
    }
  }

  @Test func `Another application opens an address if the user agrees`() {
    forEachRow([("ExternalLink.open", ["other-app://open"]), ("ExternalLink.cancel", [])]) {
      (answer: String, opened: [String]) in
      try navigating(product: .klar) { screen, stack in
        try screen.open("https://example.com/")
        let url = try #require(URL(string: "other-app://open"))
        UIApplication.shared.environment.openableSchemes.insert("other-app")
        screen.browser.delegate?.browserViewController(screen.browser, didRequestOpening: url, in: .other)
        UIApplication.shared.settle()
        let alert = try #require(screen.browser.presentedViewController as? UIAlertController)
        expectEqual(alert.title, "Firefox Klar wants to open another App")
        try stack.tap(answer)
        expectEqual(UIApplication.shared.environment.openedURLs.map(\.absoluteString), opened)
      }
    }
  }
}
