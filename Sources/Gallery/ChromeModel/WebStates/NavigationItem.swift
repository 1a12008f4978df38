import Foundation

/// A page that a tab has shown.
public struct NavigationItem: Hashable, Codable, Sendable {
  /// Where the page is.
  public var url: URL
  /// What the page calls itself; empty until it does.
  public var title: String

  public init(url: URL, title: String = "") {
    self.url = url
    self.title = title
  }
}
