import Foundation

/// What a mocked page says, in place of HTML.
public struct Page: Hashable, Sendable {
  /// What the page calls itself.
  public let title: String
  /// What there is to read, and to search.
  public let paragraphs: [String]
  /// What leads elsewhere.
  public let links: [Link]

  /// A text that leads to another page.
  public struct Link: Hashable, Sendable {
    public let text: String
    public let url: URL

    public init(_ text: String, to url: URL) {
      (self.text, self.url) = (text, url)
    }
  }

  public init(title: String, paragraphs: [String] = [], links: [Link] = []) {
    (self.title, self.paragraphs, self.links) = (title, paragraphs, links)
  }
}
