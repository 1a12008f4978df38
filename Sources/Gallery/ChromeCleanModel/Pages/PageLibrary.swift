import Foundation

/// All pages of the mocked web, by their addresses.
@MainActor
package final class PageLibrary {
  private var pages: [URL: Page] = [:]

  /// Makes a web without pages.
  package init() {}

  /// Puts a page at an address, instead of the one that is there.
  package func add(_ page: Page, at url: URL) {
    pages[key(of: url)] = page
  }

  /// The page at an address; where there is none, one that says so.
  package func page(at url: URL) -> Page {
    pages[key(of: url)]
      ?? Page(
        title: "This site can’t be reached",
        paragraphs: ["There is no page at \(url.absoluteString)."])
  }

  /// An address that ends with its host means the host's first page (RFC 3986, 6.2.3).
  private func key(of url: URL) -> URL {
    url.path().isEmpty ? url.appending(path: "/") : url
  }
}
