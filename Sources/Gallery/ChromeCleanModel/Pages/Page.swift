import Foundation

/// What a mocked page says, in place of HTML.
package struct Page: Hashable, Sendable {
  /// What the page calls itself.
  package let title: String
  /// What there is to read, and to search.
  package let paragraphs: [String]
  /// What leads elsewhere.
  package let links: [Link]

  /// A text that leads to another page.
  package struct Link: Hashable, Sendable {
    package let text: String
    package let url: URL

    package init(_ text: String, to url: URL) {
      (self.text, self.url) = (text, url)
    }
  }

  package init(title: String, paragraphs: [String] = [], links: [Link] = []) {
    (self.title, self.paragraphs, self.links) = (title, paragraphs, links)
  }
}
