import FocusUI
import Foundation
import HeadlessUIKit

/// A web of a few pages, and of search engines whose results show the query.
@MainActor
final class MockWeb: WebContentSource {
  private let browsingData: MockBrowsingData
  /// The page that was drawn last.
  private(set) weak var pageView: MockPageView?

  init(browsingData: MockBrowsingData) {
    self.browsingData = browsingData
  }

  /// Makes the pages available to the web views of the running application.
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

  /// Returns the page, the article or the search results at an address; `nil` for all other
  /// addresses.
  private func page(at url: URL) -> MockPage? {
    // Without the scheme, the user's name and `www.`, as the pages are listed.
    let address = url.absoluteString.replacing(/^https?:\/\/([^\/@]*@)?(www\.)?/, with: "")
    return MockPage.all.first { address.hasPrefix($0.address) }?.page ?? MockEncyclopedia.page(at: url)
      ?? results(at: url)
  }

  private func results(at url: URL) -> MockPage? {
    // The names of the query in the addresses of the engines.
    let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
    guard let query = items.first(where: { ["q", "p", "k", "search"].contains($0.name) })?.value else {
      return nil
    }
    return MockPage(
      title: "\(query) – \(url.host ?? "")", paragraphs: ["You looked for “\(query)”."],
      links: [("Mozilla", "https://www.mozilla.org/")])
  }
}

/// Wikipedia for phones, with an article on everything; a search is redirected to the article.
enum MockEncyclopedia {
  private static let host = "en.m.wikipedia.org"
  private static let articles = "/wiki/"

  /// Returns the address of the article that a search looks for; `nil` if the address is not that
  /// of a search.
  static func article(searchedAt url: URL) -> URL? {
    guard url.host() == host, url.path() == articles + "Special:Search",
      let query = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems?
        .first(where: { $0.name == "search" })?.value
    else { return nil }
    var components = URLComponents()
    components.scheme = "https"
    components.host = host
    // As Wikipedia has it: titles begin with a capital letter, and addresses have no spaces.
    let title = query.prefix(1).uppercased() + query.dropFirst()
    components.path = articles + title.replacing(" ", with: "_")
    return components.url
  }

  /// Returns the article at an address.
  static func page(at url: URL) -> MockPage? {
    let path = url.path(percentEncoded: false)
    guard url.host() == host, path.hasPrefix(articles) else { return nil }
    let title = String(path.dropFirst(articles.count)).replacing("_", with: " ")
    return MockPage(title: title, paragraphs: ["All that is known of “\(title)”."])
  }
}

extension UIApplication {
  /// Adds the pages about the app to the stage's web. They load in a second, but help takes 15:
  /// longer than the app waits.
  func addSupportPages() {
    for page in SupportPage.allCases {
      webPages[page.url] = WebPage(title: page.title, delay: page == .help ? 15 : 1)
    }
  }
}

extension SupportPage {
  fileprivate var title: String {
    switch self {
    case .help: "Firefox Focus Help"
    case .rights: "Your Rights"
    case .privacyNotice: "Firefox Focus Privacy Notice"
    case .manifesto: "The Mozilla Manifesto"
    case .usageData: "Usage Data in Firefox Focus"
    case .whatsNew: "What’s New in Firefox Focus"
    case .autocomplete: "Autocomplete in Firefox Focus"
    }
  }
}
