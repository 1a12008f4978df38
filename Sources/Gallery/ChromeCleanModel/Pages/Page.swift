import Foundation

/// The content of a mocked page, instead of HTML.
package struct Page: Hashable, Sendable {
  /// The page's title.
  package let title: String
  /// The text, which can be searched.
  package let paragraphs: [String]
  /// The links to other pages.
  package let links: [Link]

  /// A text that links to another page.
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

/// A part of a page where a text was found.
package struct PageMatch: Hashable, Sendable {
  /// The index of the paragraph.
  package let paragraph: Int
  /// The part of the paragraph, in UTF-16 units.
  package let range: Range<Int>

  package init(paragraph: Int, range: Range<Int>) {
    (self.paragraph, self.range) = (paragraph, range)
  }
}

extension Page {
  /// Returns every occurrence of a text in the paragraphs, in reading order, ignoring case.
  ///
  /// Occurrences do not overlap. An empty text is not found. In a paragraph `Red, red`, the ranges of
  /// `red` are `0..<3` and `5..<8`.
  package func matches(of text: String) -> [PageMatch] {
    paragraphs.enumerated().flatMap { index, paragraph in
      Self.ranges(of: text, in: paragraph as NSString).map { PageMatch(paragraph: index, range: $0) }
    }
  }

  private static func ranges(of text: String, in paragraph: NSString) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    while !text.isEmpty {
      let rest = NSRange(location: start, length: paragraph.length - start)
      let range = paragraph.range(of: text, options: .caseInsensitive, range: rest)
      // A match without length would be found at the same index forever.
      guard range.location != NSNotFound, range.length > 0 else { break }
      start = range.location + range.length
      ranges.append(range.location..<start)
    }
    return ranges
  }
}

/// All pages of the mocked web, by their addresses.
@MainActor
package final class PageLibrary {
  private var pages: [URL: Page] = [:]

  /// Makes a web without pages.
  package init() {}

  /// Sets the page at an address, replacing any earlier one.
  package func add(_ page: Page, at url: URL) {
    pages[key(of: url)] = page
  }

  /// The page at an address, or else a page that says that there is no such page.
  package func page(at url: URL) -> Page {
    pages[key(of: url)]
      ?? Page(
        title: "This site can’t be reached",
        paragraphs: ["There is no page at \(url.absoluteString)."])
  }

  /// An address that ends with its host is the host's first page (RFC 3986, 6.2.3).
  private func key(of url: URL) -> URL {
    url.path().isEmpty ? url.appending(path: "/") : url
  }
}
