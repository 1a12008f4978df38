import Foundation

/// A page that a tab has shown.
package struct NavigationItem: Hashable, Codable, Sendable {
  /// Where the page is.
  package var url: URL
  /// What the page calls itself; empty until it does.
  package var title: String

  package init(url: URL, title: String = "") {
    self.url = url
    self.title = title
  }
}
