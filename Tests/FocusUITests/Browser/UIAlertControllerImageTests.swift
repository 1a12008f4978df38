import Expectations
import Foundation
import HeadlessUIKit
import Testing

@testable import FocusUI

@Suite @MainActor struct UIAlertControllerImageTests {
  @Test func `An image that is not a link has no actions for links, and a long address is cut in the middle`()
    throws
  {
    try onScreen { _ in
      let image = try #require(URL(string: "https://example.com/image.png"))
      let (plain, link) = (
        UIAlertController(image: image) { _ in },
        UIAlertController(image: image, link: URL(string: "https://example.com/")) { _ in }
      )
      expectEqual(plain.actions.map(\.title), ["Save Image", "Copy Image", "Cancel"])
      expectEqual(plain.title, "https://example.com/image.png")
      expectEqual(
        link.actions.map(\.title), ["Copy Link", "Share Link", "Save Image", "Copy Image", "Cancel"])
      expectEqual(link.title, "https://example.com/")
    }
    try onScreen { _ in
      let long = try #require(
        URL(string: "https://example.com/" + String(repeating: "a", count: 200) + ".png"))
      let title = try #require(UIAlertController(image: long) { _ in }.title)
      expectEqual(title.count, 160)
      #expect(title.hasPrefix("https://example.com/a"))
      #expect(title.hasSuffix("a.png"))
    }
  }
}
