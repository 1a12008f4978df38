import Expectations
import Foundation
import HeadlessUIKit
import Testing

@testable import FocusUI

@Suite @MainActor struct BrowserShortcutsTests {
  private func press(_ key: String) -> Bool {
    defer { UIApplication.shared.settle() }
    return UIApplication.shared.pressKey(key, modifierFlags: .command)
  }

  @Test func `Brackets go back and forward, and R reloads`() throws {
    try BrowserScreen.run { screen in
      try screen.open("https://example.com/1")
      try screen.open("https://example.com/2")
      let webView = screen.browser.webViewController.webView
      #expect(press("["))
      expectEqual(webView.url?.absoluteString, "https://example.com/1")
      expectEqual(screen.field.text, "https://example.com/1")
      #expect(press("]"))
      expectEqual(webView.url?.absoluteString, "https://example.com/2")
      let finished = Log(webView)
      #expect(press("r"))
      expectEqual(finished.progresses.last, 1)
      expectEqual(webView.url?.absoluteString, "https://example.com/2")
    }
  }

  /// The progress of a page.
  @MainActor
  private final class Log {
    var progresses: [Double] = []

    init(_ webView: WKWebView) {
      webView.onChange(of: \.estimatedProgress) { [unowned self] in progresses.append($0) }
    }
  }

  @Test func `L goes to the address bar, at home and on a page, but not in other screens and alerts`() throws
  {
    try BrowserScreen.run { screen in
      screen.field.resignFirstResponder()
      #expect(press("l"))
      expectTrue(screen.field.isFirstResponder)
      try screen.open("https://example.com/")
      expectFalse(screen.field.isFirstResponder)
      #expect(press("l"))
      expectTrue(screen.field.isFirstResponder)
      expectFalse(screen.overlay.isHidden)
    }
    try BrowserScreen.run { screen in
      try screen.open("https://example.com/")
      screen.browser.navigationController?.pushViewController(UIViewController(), animated: false)
      UIApplication.shared.settle()
      #expect(!press("l"))
      screen.browser.navigationController?.popViewController(animated: false)
      UIApplication.shared.settle()
      screen.browser.present(
        UIAlertController(title: "", message: nil, preferredStyle: .alert), animated: false)
      UIApplication.shared.settle()
      #expect(!press("l"))
      expectFalse(screen.field.isFirstResponder)
    }
  }

  @Test func `The overview of shortcuts speaks three languages`() {
    forEachRow([
      ("en", ["Select Location Bar", "Reload", "Back", "Forward"]),
      ("de", ["Adressleiste auswählen", "Neu laden", "Zurück", "Vor"]),
      ("ar", ["اختر شريط العنوان", "أعد التحميل", "السابق", "التالي"]),
    ]) { (language: String, titles: [String]) in
      var environment = EnvironmentSettings()
      environment.languages = [language]
      let application = UIApplication(environment: environment)
      application.environment.stringCatalogs = try StringCatalog.focus.get()
      application.run {
        let screen = BrowserScreen()
        expectEqual(screen.browser.keyCommands?.map(\.discoverabilityTitle), titles)
      }
    }
  }
}
