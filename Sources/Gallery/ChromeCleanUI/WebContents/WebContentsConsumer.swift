import Foundation

/// Shows the active page, and marks what was found in it.
@MainActor
package protocol WebContentsConsumer: AnyObject {
  /// - Parameter page: `nil` in a tab that shows no page.
  func setPage(_ page: WebContentsPage?)
  /// - Parameter marks: Those of all paragraphs; the page is scrolled to the current one.
  func setMarks(_ marks: [TextMark])
}

/// A page as it is shown.
package struct WebContentsPage: Hashable, Sendable {
  package let title: String
  package let paragraphs: [String]
  package let links: [Link]

  /// A text that links to another page.
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

/// A part of a paragraph that is marked as found.
package struct TextMark: Hashable, Sendable {
  /// The index of the paragraph.
  package let paragraph: Int
  /// The part of the paragraph, in UTF-16 units.
  package let range: Range<Int>
  /// Whether this is the current occurrence.
  package let isCurrent: Bool

  package init(paragraph: Int, range: Range<Int>, isCurrent: Bool) {
    (self.paragraph, self.range, self.isCurrent) = (paragraph, range, isCurrent)
  }
}
