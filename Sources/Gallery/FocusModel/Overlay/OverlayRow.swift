/// A row of the overlay that lies over the page while the user types.
public enum OverlayRow: Hashable, Sendable {
  /// Searches; the phrase is shown, the query is what is searched for.
  case search(phrase: String, query: String)
  /// Goes to the link that was copied; it is not known before the pasteboard is read.
  case copiedLink(String?)
}
