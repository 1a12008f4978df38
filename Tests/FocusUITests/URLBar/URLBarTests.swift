import Expectations
import FocusModel
import Foundation
import HeadlessUIKit
import Testing

@testable import FocusUI

@Suite @MainActor struct URLBarTests {
  private static let page = "https://user:secret@www.example.com/a"

  private func bar(
    after events: [URLBarState.Event], _ body: (URLBar) throws -> Void
  ) throws {
    try onScreen { window in
      let bar = URLBar(frame: CGRect(x: 0, y: 0, width: 390, height: 54))
      window.addSubview(bar)
      var state = URLBarState()
      for event in events { _ = state.handle(event) }
      bar.show(state)
      UIApplication.shared.settle()
      try body(bar)
    }
  }

  private func url(_ address: String) throws -> URL { try #require(URL(string: address)) }

  @Test
  func `A page's address is shown without its user, or its host alone; the empty field has a placeholder`()
    throws
  {
    try bar(after: [.open(try url(Self.page))]) { bar in
      expectEqual(bar.textField.text, "https://www.example.com/a")
      expectEqual(bar.truncatedURLText.text, "www.example.com")
    }
    try bar(after: []) { bar in
      let placeholder = try #require(bar.textField.attributedPlaceholder)
      expectEqual(placeholder.string, "Search or enter address")
      let color = placeholder.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
      expectEqual(color, .focusDimmedText)
    }
  }

  @Test func `The lock shows for protected connections, except during editing`() {
    forEachRow([("https://example.com", true), ("http://example.com", false)]) { address, isSecure in
      let open = URLBarState.Event.open(try url(address))
      try bar(after: [open]) { expectEqual($0.lock.isHidden, !isSecure) }
      try bar(after: [open]) { expectEqual($0.smallLock.isHidden, !isSecure) }
      try bar(after: [open, .beginEditing]) { expectTrue($0.lock.isHidden) }
    }
  }

  @Test
  func `At home there is neither Cancel nor ERASE, nor a cross, which shows while there is a text to clear`()
    throws
  {
    let open = URLBarState.Event.open(try url(Self.page))
    for (events, cancel, erase) in [
      ([], false, false), ([.beginEditing], false, false), ([.beginEditing, .type("a")], true, false),
      ([open], false, true), ([open, .beginEditing], true, false),
    ] as [([URLBarState.Event], Bool, Bool)] {
      try bar(after: events) { bar in
        expectEqual(bar.cancelButton.isHidden, !cancel, "\(events)")
        expectEqual(bar.deleteButton.isHidden, !erase, "\(events)")
      }
    }
    try bar(after: [.beginEditing, .type("a")]) { expectFalse($0.clearButton.isHidden) }
    try bar(after: [.beginEditing, .type("a"), .clear]) { expectTrue($0.clearButton.isHidden) }
  }

  @Test func `The buttons show only with a page, each as wide as eight hundredths of the bar`() throws {
    try bar(after: [.open(try url(Self.page))]) { bar in
      expectTrue(bar.toolset.buttons.allSatisfy { $0.isHidden })
      bar.showsToolset = true
      bar.layoutIfNeeded()
      for button in bar.toolset.buttons { #expect(abs(button.frame.width - 390 * 0.08) < 0.5) }
    }
    try bar(after: []) { bar in
      bar.showsToolset = true
      expectTrue(bar.toolset.buttons.allSatisfy { $0.isHidden })
    }
  }

  @Test func `The address has a background, which shrinks from the bar when editing begins with a page`()
    throws
  {
    let open = URLBarState.Event.open(try url(Self.page))
    for events in [[], [.beginEditing, .type("a")], [open, .beginEditing]] as [[URLBarState.Event]] {
      try bar(after: events) { bar in
        let field = bar.textContainer.convert(bar.textContainer.bounds, to: bar)
        expectEqual(bar.fieldBackground.alpha, 1)
        expectEqual(bar.fieldBackground.frame, field)
        expectEqual(field.minX, 8)
      }
    }
    try bar(after: [open]) { expectEqual($0.fieldBackground.alpha, 0) }
    try bar(after: [.open(try url(Self.page))]) { bar in
      expectEqual(bar.fieldBackground.frame, bar.bounds)
      var state = bar.state
      _ = state.handle(.beginEditing)
      bar.show(state)
      UIApplication.shared.settle()
      let field = bar.textContainer.convert(bar.textContainer.bounds, to: bar)
      expectEqual(bar.fieldBackground.frame, field)
      #expect(field.width < bar.bounds.width - 2 * 8)
    }
  }

  @Test func `Progress shows from a tenth on, until the end`() throws {
    let open = URLBarState.Event.open(try url(Self.page))
    try bar(after: [open, .web(.start), .web(.progress(0.1))]) { bar in
      expectFalse(bar.progressBar.isHidden)
      expectEqual(bar.progressBar.progress, 0.1)
    }
    try bar(after: [open, .web(.start), .web(.progress(0.1)), .web(.finish(nil))]) { bar in
      expectTrue(bar.progressBar.isHidden)
    }
  }

  @Test func `A collapsing bar fades out, then its host fades in, and it takes no touches any more`() throws {
    try bar(after: []) { bar in
      var collapse = BarCollapse()
      let position = ScrollPosition(offset: 100, visibleHeight: 600, contentHeight: 3000)
      collapse.drag(by: -27, at: position)
      bar.show(collapse)
      expectEqual([bar.row.alpha, bar.collapsedWrapper.alpha], [0, 0])
      expectTrue(bar.isUserInteractionEnabled)
      collapse.drag(by: -27, at: position)
      bar.show(collapse)
      expectEqual([bar.row.alpha, bar.collapsedWrapper.alpha], [0, 1])
      expectFalse(bar.isUserInteractionEnabled)
      expectEqual(bar.collapsedWrapper.frame.height, 22)
    }
  }
}
