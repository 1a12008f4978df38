import Foundation

/// A page as it is shown.
package struct WebContentsPage: Hashable, Sendable {
  package let title: String
  package let paragraphs: [String]
  package let links: [Link]

  /// A text that leads to another page.
  package struct Link: Hashable, Sendable {
    package let text: String
    package let url: URL

    package init(text: String, url: URL) {
      (self.text, self.url) = (text, url)
    }
  }

  package init(title: String, paragraphs: [String], links: [Link]) {
    (self.title, self.paragraphs, self.links) = (title, paragraphs, links)
  }
}
