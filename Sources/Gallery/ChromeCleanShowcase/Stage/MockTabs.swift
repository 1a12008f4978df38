import ChromeCleanModel
import Foundation

extension WebState {
  /// A tab that shows a mocked page, whose address is taken for a right one.
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
  /// Opens tabs with mocked pages, and makes one of them the active one.
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
