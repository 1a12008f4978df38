import ChromeCleanModel
import Foundation

extension WebState {
  /// A tab that shows a mocked page at a valid address.
  convenience init(at address: String, title: String = "") {
    self.init(url: URL(string: address), title: title)
  }

  /// A tab with several mocked pages in its history.
  convenience init(history addresses: [String], at index: Int) {
    let items = addresses.compactMap { URL(string: $0) }.map { NavigationItem(url: $0) }
    self.init(items, lastCommittedItemIndex: index)
  }
}

extension WebStateList {
  /// Opens tabs with mocked pages, and activates one of them.
  func openMockTabs(_ count: Int, active index: Int) {
    for number in 0..<count {
      let host = Self.mockHosts[number % Self.mockHosts.count]
      let page = number < Self.mockHosts.count ? "" : "page\(number / Self.mockHosts.count + 1)"
      insert(WebState(url: URL(string: "https://\(host)/\(page)")))
    }
    if containsIndex(index) { activate(at: index) }
  }

  private static let mockHosts = [
    "www.chromium.org", "news.example.com", "swift.org", "maps.example.com", "recipes.example.org",
  ]
}

extension PageLibrary {
  /// Fills the mocked web with a few pages that link to one another.
  func addMockedPages() {
    add(
      "https://www.example.com/",
      paragraphs: [
        "This domain is for use in examples in documents. You may use this domain without asking anybody.",
        "An example of an example: the second paragraph is a little longer than the first one, so that it has to "
          + "break into several lines wherever it is shown, and what is searched for may be on any of these lines.",
      ],
      title: "Example Domain",
      links: [
        ("More about examples", "https://more.example/"),
        ("A page that is not safe", "http://plain.example/"),
      ])
    add(
      "https://more.example/", paragraphs: ["There is more than one example."], title: "More Examples",
      links: [("Back to the first example", "https://www.example.com/")])
    add(
      "http://plain.example/", paragraphs: ["This page came as everybody could have read it."],
      title: "A Plain Page", links: [])
    add(
      "https://slow.example/", paragraphs: ["This page takes its time."], title: "A Slow Page", links: [])
    add(
      "https://www.google.com/search?q=red%20pandas",
      paragraphs: ["Red pandas live in trees, and eat bamboo."], title: "red pandas – Search",
      links: [("Example Domain", "https://www.example.com/")])
  }

  private func add(
    _ address: String, paragraphs: [String], title: String, links: [(text: String, address: String)]
  ) {
    guard let url = URL(string: address) else { return }
    let links = links.compactMap { link in URL(string: link.address).map { Page.Link(link.text, to: $0) } }
    add(Page(title: title, paragraphs: paragraphs, links: links), at: url)
  }
}
