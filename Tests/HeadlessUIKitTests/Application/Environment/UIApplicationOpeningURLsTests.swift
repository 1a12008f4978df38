import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UIApplicationOpeningURLsTests {
  @Test func `An address is opened if its scheme is known, as more can be made, and noted`() throws {
    forEachRow([
      ("https://example.org", true), ("TEL:123", true), ("maps://here", false), ("here", false),
    ]) { text, isOpened in
      let (application, url) = (UIApplication(), try #require(URL(string: text)))
      var results: [Bool] = []
      expectEqual(application.canOpenURL(url), isOpened)
      application.open(url) { results.append($0) }
      expectEqual(results, [])
      application.settle()
      expectEqual(results, [isOpened])
      expectEqual(application.environment.openedURLs, (isOpened ? [url] : []))
    }
    let (application, url) = (UIApplication(), try #require(URL(string: "maps://here")))
    application.environment.openableSchemes.insert("maps")
    application.open(url)
    expectEqual(application.environment.openedURLs, [url])
    let settings = try #require(URL(string: UIApplication.openSettingsURLString))
    #expect(UIApplication().canOpenURL(settings))
  }

  @Test func `Whoever asks is reported about what is opened, and of nothing else`() throws {
    let application = UIApplication()
    var told: [String] = []
    application.environment.urlOpened = { told.append($0.absoluteString) }
    for text in ["maps://here", "tel:123"] { application.open(try #require(URL(string: text))) }
    expectEqual(told, ["tel:123"])
  }
}
