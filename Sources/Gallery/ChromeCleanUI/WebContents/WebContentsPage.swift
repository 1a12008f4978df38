import Foundation

/// A page as it is shown.
public struct WebContentsPage: Hashable, Sendable {
  public let title: String
  public let paragraphs: [String]
  public let links: [Link]

  /// A text that leads to another page.
  public struct Link: Hashable, Sendable {
    public let text: String
    public let url: URL

    public init(text: String, url: URL) {
      (self.text, self.url) = (text, url)
    }
  }

  public init(title: String, paragraphs: [String], links: [Link]) {
    (self.title, self.paragraphs, self.links) = (title, paragraphs, links)
  }
}
