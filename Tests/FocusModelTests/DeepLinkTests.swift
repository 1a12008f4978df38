import Expectations
import FocusModel
import Foundation
import Testing

@Suite struct DeepLinkTests {
  static let page = URL(string: "https://mozilla.org/?a=b")

  @Test func `A link opens a page or fills in a text`() {
    forEachRow([
      ("firefox-focus://open-url?url=https%3A%2F%2Fmozilla.org%2F%3Fa%3Db", Self.page.map(DeepLink.open)),
      ("Firefox-Focus://open-url?url=https://mozilla.org/?a=b", Self.page.map(DeepLink.open)),
      ("firefox-focus://open-text?text=Hello%20world", .fill("Hello world")),
      ("firefox-focus://open-text", .fill("")),
      ("firefox-focus://open-url", nil),
      ("firefox-focus://open-url?url=not%20a%20page", nil),
      ("firefox-focus://erase", nil),
      ("firefox-klar://open-text?text=a", nil),
      ("https://open-text?text=a", nil),
    ]) { (address: String, link: DeepLink?) in
      let url = try #require(URL(string: address))
      expectEqual(DeepLink(url, scheme: Product.focus.deepLinkScheme), link)
    }
  }
}

@Suite struct DeepLinkQueueTests {
  @Test func `An active application follows a link at once; otherwise the last one waits for the activation`()
  {
    var queue = DeepLinkQueue()
    let link = queue.receive(.fill("a"), isActive: true)
    expectEqual(link, .fill("a"))
    let waiting = queue.didBecomeActive()
    expectNil(waiting)
    do {
      var queue = DeepLinkQueue()
      let atOnce = [queue.receive(.fill("a"), isActive: false), queue.receive(.fill("b"), isActive: false)]
      expectEqual(atOnce, [nil, nil])
      let later = [queue.didBecomeActive(), queue.didBecomeActive()]
      expectEqual(later, [.fill("b"), nil])
    }
  }
}
