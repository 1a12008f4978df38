import Expectations
import Foundation
import HeadlessUIKit
import Testing

@testable import FocusUI

@Suite @MainActor struct URLFieldMenuTests {
  /// Holds a finger on the field, and waits.
  private func press(_ field: UIView) throws {
    let window = try #require(field.window)
    let center = CGPoint(x: field.bounds.midX, y: field.bounds.midY)
    let touch = UITouch(in: window, at: field.convert(center, to: window))
    let event = UIEvent(touches: [touch])
    window.sendEvent(event)
    UIApplication.shared.runLoop.advance(by: 0.6)
    touch.update(.ended, at: touch.location(in: nil))
    window.sendEvent(event)
    UIApplication.shared.settle()
  }

  /// The items of the menu that a long press opens.
  private func items(_ screen: BrowserScreen) throws -> [UIContextMenuItemView] {
    try press(screen.field)
    return screen.browser.view.window?.subviews.flatMap { items(in: $0) } ?? []
  }

  private func items(in view: UIView) -> [UIContextMenuItemView] {
    view.subviews.flatMap { ($0 as? UIContextMenuItemView).map { [$0] } ?? items(in: $0) }
  }

  /// The titles of the items; the menu is closed afterwards.
  private func titles(_ screen: BrowserScreen) throws -> [String] {
    defer {
      screen.urlBar.fieldMenu.interaction.dismissMenu()
      UIApplication.shared.settle()
    }
    return try items(screen).map(\.title)
  }

  /// Chooses the item of the menu with a title, and waits.
  private func choose(_ title: String, _ screen: BrowserScreen) throws {
    let item = try #require(items(screen).first { $0.title == title }, "there is no \(title)")
    item.sendActions(for: .touchUpInside)
    UIApplication.shared.settle()
  }

  private func selection(_ screen: BrowserScreen) -> String? {
    screen.field.selectedTextRange.flatMap { screen.field.text(in: $0) }
  }

  @Test func `An empty field has a menu only for pasting; a text can be selected, and then cut or copied`()
    throws
  {
    try BrowserScreen.run { screen in
      try expectEmpty(titles(screen))
      UIPasteboard.general.string = "Hello world"
      try expectEqual(titles(screen), ["Paste", "Paste & Go"])
    }
    forEachRow([true, false]) { canPaste in
      try BrowserScreen.run { screen in
        if canPaste { UIPasteboard.general.string = "Hello world" }
        screen.type("fox")
        try expectEqual(
          titles(screen),
          ["Select", "Select All"] + (canPaste ? ["Paste", "Paste & Go"] : []))
        try choose("Select All", screen)
        try expectEqual(
          titles(screen),
          (canPaste ? ["Cut", "Copy", "Paste", "Look Up", "Paste & Go"] : ["Cut", "Copy", "Look Up"]))
      }
    }
  }

  @Test func `The last word is selected, or everything, and then copied, cut, and pasted`() throws {
    forEachRow([("Select", "fox"), ("Select All", "a quick fox")]) { title, selected in
      try BrowserScreen.run { screen in
        screen.type("a quick fox")
        try choose(title, screen)
        expectEqual(selection(screen), selected)
      }
    }
    try BrowserScreen.run { screen in
      screen.type("fox")
      try choose("Select All", screen)
      try choose("Copy", screen)
      expectEqual(UIPasteboard.general.string, "fox")
      expectEqual(screen.field.text, "fox")
      UIPasteboard.general.string = nil
      try choose("Cut", screen)
      expectEqual(UIPasteboard.general.string, "fox")
      expectEqual(screen.field.text, "")
      try choose("Paste", screen)
      expectEqual(screen.field.text, "fox")
    }
  }

  @Test func `The meaning of a selection is shown over the browser`() throws {
    try BrowserScreen.run { screen in
      UIApplication.shared.environment.definitions = ["fox": "An animal with a bushy tail."]
      screen.type("a quick fox")
      try choose("Select", screen)
      try choose("Look Up", screen)
      let shown = try #require(screen.browser.presentedViewController as? UIReferenceLibraryViewController)
      #expect(texts(in: shown.view).contains("An animal with a bushy tail."))
      expectEqual(screen.field.text, "a quick fox")
    }
  }

  private func texts(in view: UIView) -> [String] {
    view.subviews.flatMap { [($0 as? UILabel)?.text].compactMap(\.self) + texts(in: $0) }
  }

  @Test func `Paste and go follows an address, and searches for a text`() {
    forEachRow([
      ("https://example.com/", "https://example.com/"), ("two words", "https://find.example/?q=two%20words"),
    ]) { pasted, address in
      try BrowserScreen.run { screen in
        UIPasteboard.general.string = pasted
        try choose("Paste & Go", screen)
        expectEqual(screen.browser.webViewController.webView.url?.absoluteString, address)
      }
    }
  }
}
