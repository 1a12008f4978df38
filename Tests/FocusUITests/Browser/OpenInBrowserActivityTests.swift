import Expectations
import FocusModel
import Foundation
import HeadlessUIKit
import Testing

@testable import FocusUI

@Suite @MainActor struct OpenInBrowserActivityTests {
  @Test func `The share sheet offers the browsers that are installed`() {
    forEachRow([
      ([], ["Copy", "Open in Safari"]), (["firefox"], ["Copy", "Open in Firefox", "Open in Safari"]),
      (["firefox", "googlechromes"], ["Copy", "Open in Firefox", "Open in Chrome", "Open in Safari"]),
    ]) { (schemes: [String], titles: [String]) in
      let page = try #require(URL(string: "https://example.com/"))
      try onStack(UIViewController.init) { screen, stack in
        UIApplication.shared.environment.openableSchemes.formUnion(schemes)
        screen.present(UIActivityViewController(sharing: page), animated: false)
        UIApplication.shared.settle()
        let sheet = try #require(screen.presentedViewController)
        expectEqual(sheet.view.labels.compactMap(\.text).filter { $0 != page.absoluteString }, titles)
      }
    }
  }

  @Test func `Opening in Safari passes the page on`() throws {
    let page = try #require(URL(string: "https://example.com/"))
    try onScreen { _ in
      let activity = OpenInBrowserActivity(.safari)
      #expect(activity.canPerform(withActivityItems: [page]))
      #expect(!activity.canPerform(withActivityItems: ["text"]))
      activity.prepare(withActivityItems: [page])
      activity.perform()
      expectEqual(UIApplication.shared.environment.openedURLs, [page])
    }
  }
}
