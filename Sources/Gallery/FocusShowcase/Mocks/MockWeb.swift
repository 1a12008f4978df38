import FocusUI
import Foundation
import HeadlessUIKit

/// A web of a handful of pages, and of search engines that find nothing but what was asked for.
@MainActor
final class MockWeb: WebContentSource {
  private let browsingData: MockBrowsingData
  /// The page that was drawn last.
  private(set) weak var pageView: MockPageView?

  init(browsingData: MockBrowsingData) {
    self.browsingData = browsingData
  }

  /// Lets the web views of the running application find the pages.
  func install() {
    UIApplication.shared.webPages.pageProvider = { [unowned self] url in
      if let article = MockEncyclopedia.article(searchedAt: url) { return WebPage(redirect: article) }
      return page(at: url).map { WebPage(title: $0.title, bodyHeight: $0.height, delay: $0.delay) }
    }
  }

  func content(at url: URL, in webView: WKWebView) -> UIView? {
    let pageView = page(at: url).map { MockPageView($0, browsingData: browsingData, in: webView) }
    self.pageView = pageView
    return pageView
  }

  func image(at point: CGPoint, in webView: WKWebView) -> PressedImage? {
    pageView?.image(at: point, in: webView.scrollView)?.pressed
  }

  /// The page at an address; on other addresses than those of pages and engines there is none.
  private func page(at url: URL) -> MockPage? {
    let place = url.absoluteString.replacing(/^https?:\/\/([^\/@]*@)?(www\.)?/, with: "")
    return MockPage.all.first { place.hasPrefix($0.address) }?.page ?? MockEncyclopedia.page(at: url)
      ?? results(at: url)
  }

  private func results(at url: URL) -> MockPage? {
    let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
    guard let query = items.first(where: { ["q", "p", "k", "search"].contains($0.name) })?.value else {
      return nil
    }
    return MockPage(
      title: "\(query) – \(url.host ?? "")", paragraphs: ["You looked for “\(query)”."],
      links: [("Mozilla", "https://www.mozilla.org/")])
  }
}
