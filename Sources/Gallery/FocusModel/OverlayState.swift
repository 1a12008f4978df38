import Foundation

/// What the overlay offers while the user types.
///
/// The pasteboard is read a turn later, so the rows change in two steps: ``setQuery(_:)``, then ``read(pasteboard:)``.
package struct OverlayState: Hashable, Sendable {
  /// Whether the overlay lies over the page.
  package private(set) var isPresented: Bool = false
  /// What the user has typed, as it is.
  package private(set) var query: String = ""
  /// The rows, from the top.
  package private(set) var rows: [OverlayRow] = []

  /// Makes an overlay that does not show.
  package init() {}

  /// Shows the overlay; until the pasteboard is read, there is taken to be a link on it.
  package mutating func present() {
    (isPresented, query, rows) = (true, "", [.copiedLink(nil)])
  }

  /// Takes the overlay away with all that it knew.
  package mutating func dismiss() {
    self = OverlayState()
  }

  /// Takes what the user has typed; the rows follow when the pasteboard is read.
  package mutating func setQuery(_ query: String) {
    self.query = query
  }

  /// Takes the string of the pasteboard, and lays out the rows; one that comes too late changes nothing.
  package mutating func read(pasteboard: String?) {
    guard isPresented else { return }
    rows = Self.rows(query: query, pasteboard: pasteboard)
  }

  /// The rows for a query and a pasteboard: a search for anything but blanks, and a link to the web.
  package static func rows(query: String, pasteboard: String?) -> [OverlayRow] {
    let phrase = query.trimmingCharacters(in: .whitespaces)
    let search = phrase.isEmpty ? [] : [OverlayRow.search(phrase: phrase, query: query)]
    return search + (pasteboard.flatMap(Self.link).map { [.copiedLink($0)] } ?? [])
  }

  private static func link(_ text: String) -> String? {
    guard let url = URL(string: text, encodingInvalidCharacters: false), url.isWebAddress else { return nil }
    return text
  }
}

/// A row of the overlay that lies over the page while the user types.
package enum OverlayRow: Hashable, Sendable {
  /// Searches; the phrase is shown, the query is what is searched for.
  case search(phrase: String, query: String)
  /// Goes to the link that was copied; it is not known before the pasteboard is read.
  case copiedLink(String?)
}
