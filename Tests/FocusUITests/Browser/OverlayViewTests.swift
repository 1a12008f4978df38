import Expectations
import FocusModel
import Foundation
import HeadlessUIKit
import Testing

@testable import FocusUI

@Suite @MainActor struct OverlayViewTests {
  /// Records its calls.
  private final class Owner: OverlayViewDelegate {
    var calls: [String] = []

    func overlayViewDidTouchEmptyArea(_ overlayView: OverlayView) { calls.append("empty") }
    func overlayView(_ overlayView: OverlayView, didSearchForQuery query: String) {
      calls.append("search \(query)")
    }
    func overlayView(_ overlayView: OverlayView, didSubmitText text: String) {
      calls.append("submit \(text)")
    }
  }

  private func showing(
    _ rows: [OverlayRow], layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
    language: String = "en",
    _ body: (OverlayView, Owner) throws -> Void
  ) throws {
    try onScreen(layoutDirection: layoutDirection, language: language) { window in
      let (view, owner) = (OverlayView(frame: window.bounds), Owner())
      view.delegate = owner
      window.addSubview(view)
      view.show(rows)
      UIApplication.shared.layoutWindowsIfNeeded()
      try withExtendedLifetime(owner) { try body(view, owner) }
    }
  }

  private func button(_ name: String, in view: UIView) throws -> UIButton {
    try #require(view.views(identified: "OverlayView.\(name)Button").first as? UIButton)
  }

  @Test
  func `One row is below the other, a link alone is at the top, and without rows nothing shows or is kept`()
    throws
  {
    try showing([.search(phrase: "a", query: " a "), .copiedLink("http://b.c")]) { view, _ in
      let (search, copy) = (try button("search", in: view), try button("copy", in: view))
      expectEqual(search.currentTitle, "Search for a")
      expectEqual(copy.currentTitle, "Link you copied: http://b.c")
      expectEqual([search.frame.minY, search.frame.height, copy.frame.height], [0, 56, 56])
      expectEqual(copy.frame.minY, search.frame.maxY + 1)
    }
    try showing([.copiedLink("http://b.c")]) { view, _ in
      let (search, copy) = (try button("search", in: view), try button("copy", in: view))
      expectTrue(search.isHidden)
      expectEqual(copy.frame.minY, 0)
    }
    try showing([]) { view, _ in
      let (search, copy) = (try button("search", in: view), try button("copy", in: view))
      expectTrue(search.isHidden)
      expectTrue(copy.isHidden)
    }
    try showing([.search(phrase: "fox", query: "fox"), .copiedLink("https://example.com/")]) { view, _ in
      view.show([])
      let buttons = try ["search", "copy"].map { try button($0, in: view) }
      expectTrue(buttons.allSatisfy { $0.currentAttributedTitle == nil })
    }
  }

  @Test func `The search is for the typed text with its spaces, the link is the copied one`() throws {
    try showing([.search(phrase: "a", query: " a "), .copiedLink("http://b.c")]) { view, owner in
      try button("search", in: view).sendActions(for: .touchUpInside)
      try button("copy", in: view).sendActions(for: .touchUpInside)
      expectEqual(owner.calls, ["search  a ", "submit http://b.c"])
    }
  }

  @Test func `The title keeps 10 points from the magnifier`() {
    forEachRow([UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft]) { direction in
      try showing([.search(phrase: "a", query: "a")], layoutDirection: direction) { view, _ in
        let search = try button("search", in: view)
        let (title, image) = (try #require(search.titleLabel).frame, try #require(search.imageView).frame)
        let isMirrored = direction == .rightToLeft
        #expect((isMirrored ? image.maxX == search.bounds.maxX : image.minX == 0), "\(direction)")
        let gap = isMirrored ? image.minX - title.maxX : title.minX - image.maxX
        #expect(abs(gap - 10) < 0.001, "\(direction)")
      }
    }
  }

  /// The bold parts of a title, each with its position.
  private func boldParts(of button: UIButton) throws -> [String] {
    let title = try #require(button.currentAttributedTitle)
    var parts: [String] = []
    title.enumerateAttribute(.font, in: NSRange(location: 0, length: title.length)) { font, range, _ in
      guard font as? UIFont == .boldSystemFont(ofSize: 15) else { return }
      parts.append("\(range.location) \((title.string as NSString).substring(with: range))")
    }
    return parts
  }

  @Test
  func `The phrase alone is bold, even if another part of the title is equal to it, and no copied link`()
    throws
  {
    forEachRow([
      ("en", "fox", "Search for fox", "11 fox"), ("en", "or", "Search for or", "11 or"),
      ("en", "a", "Search for a", "11 a"), ("en", "%@", "Search for %@", "11 %@"),
      ("de", "a", "Nach a suchen", "5 a"), ("de", "n", "Nach n suchen", "5 n"),
    ]) { language, phrase, title, bold in
      try showing([.search(phrase: phrase, query: phrase)], language: language) { view, _ in
        let search = try button("search", in: view)
        expectEqual(search.currentTitle, title)
        let parts = try boldParts(of: search)
        expectEqual(parts, [bold])
      }
    }
    try showing([.copiedLink("http://b.c")]) { view, _ in
      let parts = try boldParts(of: button("copy", in: view))
      expectEmpty(parts)
    }
  }

  @Test func `Fading out hides the overlay only at the end, and not if it is presented again meanwhile`()
    throws
  {
    try showing([]) { view, _ in
      view.setPresented(false)
      expectFalse(view.isHidden)
      UIApplication.shared.settle()
      expectTrue(view.isHidden)
      view.setPresented(true)
      view.setPresented(false)
      view.setPresented(true)
      UIApplication.shared.settle()
      expectFalse(view.isHidden)
      expectEqual(view.alpha, 1)
    }
  }
}
