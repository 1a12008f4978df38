import Expectations
import FocusModel
import Foundation
import HeadlessUIKit
import Testing

@testable import FocusUI

@Suite @MainActor struct WebViewControllerNavigationTests {
  /// Records the events of pages, and the requests to open other applications.
  private final class Owner: WebViewControllerDelegate {
    var calls: [URLBarState.WebEvent] = []
    var asked: [ExternalApplication] = []

    func webViewController(_ controller: WebViewController, didReceive event: URLBarState.WebEvent) {
      calls.append(event)
    }
    func webViewController(
      _ controller: WebViewController, didRequestOpening url: URL, in application: ExternalApplication
    ) { asked.append(application) }
    func webViewController(_ controller: WebViewController, didPress image: PressedImage) {}
    func webViewController(
      _ controller: WebViewController, didDragBy distance: CGFloat, at position: ScrollPosition
    ) {}
    func webViewController(_ controller: WebViewController, didEndDraggingAt position: ScrollPosition) {}
    func webViewControllerShouldScrollToTop(_ controller: WebViewController) -> Bool { true }
    func webViewControllerDidBeginGlidingUp(_ controller: WebViewController) {}
  }

  private func loading(
    _ address: String, _ body: (WebViewController, Owner, URL) throws -> Void
  ) throws {
    let (owner, url) = (Owner(), try #require(URL(string: address)))
    try onStack {
      let controller = WebViewController()
      controller.delegate = owner
      return controller
    } do: { (controller: WebViewController, _) in
      UIApplication.shared.webPages.pageProvider = { url in
        url.host() == "nowhere.example" ? nil : WebPage(title: "Page")
      }
      UIApplication.shared.environment.openableSchemes.insert("tel")
      controller.load(url)
      UIApplication.shared.settle()
      try body(controller, owner, url)
    }
  }

  @Test func `A page starts, makes progress, and finishes, or fails if it is not found`() throws {
    try loading("https://example.com/") { _, owner, url in
      let events = owner.calls
      let indices = [.progress(0.1), .start, .progress(0.5), .progress(1), .finish(url)].map {
        (event: URLBarState.WebEvent) in events.firstIndex(of: event)
      }
      expectEqual(indices.compactMap(\.self), indices.compactMap(\.self).sorted())
      #expect(!indices.contains(nil))
      #expect(events.contains(.changeURL(url)))
    }
    try loading("https://nowhere.example/") { _, owner, _ in
      #expect(owner.calls.contains(.start))
      #expect(owner.calls.contains(.fail(nil)))
    }
  }

  @Test func `An address that is not a page starts nothing`() {
    forEachRow([
      ("mailto:desk@example.com", [ExternalApplication.email(to: "desk@example.com")], []),
      ("https://maps.apple.com/?q=a", [.maps], []), ("tel:123", [], ["tel:123"]),
    ]) { (address: String, asked: [ExternalApplication], opened: [String]) in
      try loading(address) { _, owner, _ in
        expectTrue(!owner.calls.contains(.start))
        expectEqual(owner.asked, asked)
        expectEqual(UIApplication.shared.environment.openedURLs.map(\.absoluteString), opened)
      }
    }
  }

  @Test func `A replaced web view reports no events`() throws {
    try loading("https://example.com/") { controller, owner, url in
      let former = controller.webView
      controller.reset()
      owner.calls = []
      former.load(URLRequest(url: url))
      UIApplication.shared.settle()
      #expect(!owner.calls.contains(.start))
      #expect(!owner.calls.contains(.finish(url)))
    }
  }
}
