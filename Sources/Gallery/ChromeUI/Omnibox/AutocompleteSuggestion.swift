/// What the address bar offers to complete the typed text with.
package struct AutocompleteSuggestion: Hashable, Sendable, CustomStringConvertible {
  package let text: String
  package let detail: String?
  /// The symbol before the text.
  package let symbol: String
  /// How many lines the detail may take.
  package let detailLines: Int
  package let kind: Kind
  /// Whether the user can take it out of the history.
  package let isDeletable: Bool

  /// What the button behind the text does, and how the detail looks.
  package enum Kind: Hashable, Sendable {
    /// A search or an address.
    case plain
    /// A search whose text the user can take into the field to edit it.
    case appendable
    /// A page that another tab shows already.
    case otherTab
    /// An answer that needs no page.
    case answer
  }

  package init(
    _ text: String, detail: String? = nil, symbol: String = "magnifyingglass", detailLines: Int = 1,
    kind: Kind = .plain, isDeletable: Bool = false
  ) {
    self.text = text
    self.detail = detail
    self.symbol = symbol
    self.detailLines = detailLines
    self.kind = kind
    self.isDeletable = isDeletable
  }

  package var description: String { text }
}
