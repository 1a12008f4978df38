import ChromeCleanModel
import Foundation

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
