import ChromeCleanModel
import Coordination
import Expectations
import Foundation
import HeadlessUIKit
import Testing

@testable import ChromeCleanShowcase

@MainActor
@Suite struct MockPageLoaderTests {
  @Test func `Each page is there after a moment, but for the slow ones`() {
    forEachRow([("https://quick.example/", false), ("https://slow.example/", true)]) { address, isSlow in
      let url = try #require(URL(string: address))
      let (browserState, list, webState) = (BrowserState(), WebStateList(), WebState())
      browserState.pageLibrary.add(Page(title: "Mock"), at: url)
      let loader = MockPageLoader(browserState)
      UIApplication().run {
        list.observers.add(loader)
        list.insert(webState)
        webState.load(url)
        expectTrue(webState.isLoading && webState.title == "")
        UIApplication.shared.settle()
        expectEqual(webState.isLoading, isSlow)
        expectEqual(webState.title, (isSlow ? "" : "Mock"))
        expectEqual(webState.loadingProgress, (isSlow ? 0.5 : 1))
        expectEqual(browserState.browsingData.pageCount, (isSlow ? 0 : 1))
      }
    }
  }
}
