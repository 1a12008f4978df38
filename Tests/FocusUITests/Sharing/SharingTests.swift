import FocusModel
import Foundation
import HeadlessUIKit
import Testing

@testable import FocusUI

@Suite @MainActor struct SharingTests {
  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  @Test(arguments: [
    ("facetime://desk@example.com", "example.com", "FaceTime"),
    ("facetime-audio:desk@example.com", "desk@example.com", "FaceTime"),
    ("mailto:desk@example.com?subject=Hello", "desk@example.com", "Email"),
    ("https://maps.apple.com/?q=Berlin", "Firefox Focus wants to open Maps", "Open"),
    ("https://itunes.apple.com/app/id1", "Firefox Focus wants to open the App Store", "Open"),
    ("other-app://open", "Firefox Focus wants to open another App", "Open"),
  ])
  func `The question before another app opens names whom it reaches`(
    address: String, title: String, button: String
  ) throws {
    try onScreen { _ in
      let url = try url(address)
      guard case .ask(url, let application) = RequestDecision(for: url) else {
        Issue.record("nobody is asked")
        return
      }
      let alert = UIAlertController(opening: url, in: application) {}
      #expect(alert.title == title)
      #expect(alert.actions.map(\.title) == ["Cancel", button])
      #expect(alert.actions.map(\.style) == [.cancel, .default])
      #expect(alert.preferredAction === alert.actions[1])
    }
  }

  @Test(arguments: [("ExternalLink.open", 1), ("ExternalLink.cancel", 0)])
  func `Only who agrees opens`(answer: String, times: Int) throws {
    let url = try url("other-app://open")
    try onStack(UIViewController.init) { screen, stack in
      var opened = 0
      screen.present(UIAlertController(opening: url, in: .other) { opened += 1 }, animated: false)
      UIApplication.shared.settle()
      try stack.tap(answer)
      #expect(opened == times)
    }
  }

  @Test func `An image that is no link offers nothing for links`() throws {
    try onScreen { _ in
      let image = try url("https://example.com/image.png")
      let (plain, link) = (
        UIAlertController(image: image) { _ in },
        UIAlertController(image: image, link: try url("https://example.com/")) { _ in }
      )
      #expect(plain.actions.map(\.title) == ["Save Image", "Copy Image", "Cancel"])
      #expect(plain.title == "https://example.com/image.png")
      #expect(
        link.actions.map(\.title) == ["Copy Link", "Share Link", "Save Image", "Copy Image", "Cancel"])
      #expect(link.title == "https://example.com/")
    }
  }

  @Test func `A long address is cut in the middle to 160 characters`() throws {
    try onScreen { _ in
      let long = try url("https://example.com/" + String(repeating: "a", count: 200) + ".png")
      let title = try #require(UIAlertController(image: long) { _ in }.title)
      #expect(title.count == 160)
      #expect(title.hasPrefix("https://example.com/a"))
      #expect(title.hasSuffix("a.png"))
    }
  }

  @Test(arguments: [
    ([], ["Copy", "Open in Safari"]), (["firefox"], ["Copy", "Open in Firefox", "Open in Safari"]),
    (["firefox", "googlechromes"], ["Copy", "Open in Firefox", "Open in Chrome", "Open in Safari"]),
  ])
  func `The share sheet offers the browsers that are installed`(schemes: [String], titles: [String]) throws {
    let page = try url("https://example.com/")
    try onStack(UIViewController.init) { screen, stack in
      UIApplication.shared.environment.openableSchemes.formUnion(schemes)
      screen.present(UIActivityViewController(sharing: page), animated: false)
      UIApplication.shared.settle()
      let sheet = try #require(screen.presentedViewController)
      #expect(sheet.view.labels.compactMap(\.text).filter { $0 != page.absoluteString } == titles)
    }
  }

  @Test func `Opening in Safari hands the page over`() throws {
    let page = try url("https://example.com/")
    try onScreen { _ in
      let activity = OpenInBrowserActivity(.safari)
      #expect(activity.canPerform(withActivityItems: [page]))
      #expect(!activity.canPerform(withActivityItems: ["text"]))
      activity.prepare(withActivityItems: [page])
      activity.perform()
      #expect(UIApplication.shared.environment.openedURLs == [page])
    }
  }
}
