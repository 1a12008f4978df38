import Expectations
import FocusModel
import Foundation
import HeadlessUIKit
import Testing

@testable import FocusUI

@Suite @MainActor struct BrowserImagesTests {
  /// A page with an image in its upper half and a button in its lower half; it records the actions on the image.
  private final class Page: WebContentSource {
    let link: URL?
    var done: [String] = []
    private(set) var taps = 0

    init(link: URL?) {
      self.link = link
    }

    func content(at url: URL, in webView: WKWebView) -> UIView? {
      let page = UIView()
      let button = UIButton(type: .custom)
      button.frame = CGRect(x: 0, y: 200, width: 390, height: 200)
      button.addAction(UIAction { [unowned self] _ in taps += 1 }, for: .touchUpInside)
      page.addSubview(button)
      return page
    }

    func image(at point: CGPoint, in webView: WKWebView) -> PressedImage? {
      guard point.y < 200, let address = URL(string: "https://example.com/image.png") else { return nil }
      return PressedImage(
        address: address, link: link, save: { self.done.append("save") }, copy: { self.done.append("copy") })
    }
  }

  nonisolated private static let link = "https://example.com/linked"

  /// Runs a test with a page whose image is a link, or is not.
  private func onPage(
    device: VirtualDevice = .iPhone, link: String? = link, _ body: (BrowserScreen, Page) throws -> Void
  ) throws {
    try BrowserScreen.run(device: device) { screen in
      let page = Page(link: link.flatMap { URL(string: $0) })
      screen.browser.webViewController.contentSource = page
      try screen.open("https://example.com/")
      try withExtendedLifetime(page) { try body(screen, page) }
    }
  }

  /// Presses the page for a second, at a distance from its top in points.
  private func press(_ distance: CGFloat, on screen: BrowserScreen) throws {
    let window = try #require(screen.browser.view.window)
    let scrollView = screen.browser.webViewController.webView.scrollView
    let touch = UITouch(in: window, at: scrollView.convert(CGPoint(x: 100, y: distance), to: nil))
    window.sendEvent(UIEvent(touches: [touch]))
    UIApplication.shared.runLoop.advance(by: 1)
    touch.update(.ended, at: touch.location(in: nil))
    window.sendEvent(UIEvent(touches: [touch]))
    UIApplication.shared.settle()
  }

  private func choose(_ action: String, on screen: BrowserScreen) throws {
    try #require(screen.browser.navigationController).tap("ImageSheet.\(action)")
  }

  @Test func `A long press on an image shows its actions, and one elsewhere is left to the page`() throws {
    forEachRow(
      [
        (Self.link, ["Copy Link", "Share Link", "Save Image", "Copy Image", "Cancel"], Self.link),
        (nil, ["Save Image", "Copy Image", "Cancel"], "https://example.com/image.png"),
      ] as [(String?, [String], String)]
    ) { link, titles, title in
      try onPage(link: link) { screen, _ in
        try press(100, on: screen)
        let sheet = try #require(screen.browser.presentedViewController as? UIAlertController)
        expectEqual(sheet.actions.map(\.title), titles)
        expectEqual(sheet.title, title)
      }
    }
    try onPage { screen, page in
      try press(300, on: screen)
      expectNil(screen.browser.presentedViewController)
      expectEqual(page.taps, 1)
    }
  }

  @Test func `Each action has its effect, and a link is shared in another sheet`() throws {
    forEachRow(
      [
        ("saveImage", ["save"], nil), ("copyImage", ["copy"], nil), ("copyLink", [], Self.link),
        ("cancel", [], nil),
      ] as [(String, [String], String?)]
    ) { action, done, copied in
      try onPage { screen, page in
        try press(100, on: screen)
        try choose(action, on: screen)
        expectEqual(page.done, done)
        expectEqual(UIPasteboard.general.string, copied)
        expectNil(screen.browser.presentedViewController)
      }
    }
    try onPage { screen, _ in
      try press(100, on: screen)
      try choose("shareLink", on: screen)
      let sheet = try #require(screen.browser.presentedViewController as? UIActivityViewController)
      expectTrue(sheet.view.labels.contains { $0.text == Self.link })
    }
  }

  @Test func `On a tablet the sheet is in the middle, without an arrow`() throws {
    try onPage(device: .iPad) { screen, _ in
      try press(100, on: screen)
      let popover = try #require(screen.browser.presentedViewController?.popoverPresentationController)
      let view: UIView = screen.browser.view
      #expect(popover.sourceView === view)
      expectEqual(popover.sourceRect.origin, CGPoint(x: view.bounds.midX, y: view.bounds.midY))
      expectEqual(popover.permittedArrowDirections, [])
    }
  }

  @Test func `Images are pressed after an erase as before`() throws {
    try onPage { screen, _ in
      screen.press(screen.urlBar.deleteButton)
      try screen.open("https://example.com/")
      try press(100, on: screen)
      #expect(screen.browser.presentedViewController is UIAlertController)
    }
  }
}
