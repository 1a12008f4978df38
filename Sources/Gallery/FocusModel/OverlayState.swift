import Foundation

/// The state of the overlay, which offers rows while the user types.
///
/// The pasteboard is read a turn later, so the rows change in two steps: ``setQuery(_:)``, then
/// ``read(pasteboard:)``.
package struct OverlayState: Hashable, Sendable {
  /// Whether the overlay covers the page.
  package private(set) var isPresented: Bool = false
  /// The text that the user has typed, with any whitespace around it.
  package private(set) var query: String = ""
  /// The rows, from the top.
  package private(set) var rows: [OverlayRow] = []

  /// Creates an overlay that is not presented.
  package init() {}

  /// Presents the overlay, with the row for a copied link until the pasteboard is read.
  package mutating func present() {
    (isPresented, query, rows) = (true, "", [.copiedLink(nil)])
  }

  /// Dismisses the overlay, and forgets the query and the rows.
  package mutating func dismiss() {
    self = OverlayState()
  }

  /// Sets the text that the user has typed; the rows follow when the pasteboard is read.
  package mutating func setQuery(_ query: String) {
    self.query = query
  }

  /// Updates the rows for the text of the pasteboard; after the overlay is dismissed, this does
  /// nothing.
  package mutating func read(pasteboard: String?) {
    guard isPresented else { return }
    rows = Self.rows(query: query, pasteboard: pasteboard)
  }

  /// Returns the rows for a query and a pasteboard: a search unless the query is blank, and a link
  /// if the pasteboard has a web address.
  package static func rows(query: String, pasteboard: String?) -> [OverlayRow] {
    let phrase = query.trimmingCharacters(in: .whitespaces)
    let search = phrase.isEmpty ? [] : [OverlayRow.search(phrase: phrase, query: query)]
    return search + (pasteboard.flatMap(Self.link).map { [.copiedLink($0)] } ?? [])
  }

  private static func link(_ text: String) -> String? {
    // Otherwise Foundation would escape what is not allowed, and any text might be a link.
    guard let url = URL(string: text, encodingInvalidCharacters: false), url.isWebAddress else { return nil }
    return text
  }
}

/// A row of the overlay.
package enum OverlayRow: Hashable, Sendable {
  /// Searches for the query; the row shows the phrase, which is the query without whitespace around it.
  case search(phrase: String, query: String)
  /// Goes to the link that was copied; `nil` until the pasteboard is read.
  case copiedLink(String?)
}
