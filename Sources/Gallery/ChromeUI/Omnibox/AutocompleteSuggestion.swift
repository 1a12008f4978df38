/// What the address bar offers to complete the typed text with.
public struct AutocompleteSuggestion: Hashable, Sendable, CustomStringConvertible {
  public let text: String
  public let detail: String?
  /// The symbol before the text.
  public let symbol: String
  /// How many lines the detail may take.
  public let detailLines: Int
  public let kind: Kind
  /// Whether the user can take it out of the history.
  public let isDeletable: Bool

  /// What the button behind the text does, and how the detail looks.
  public enum Kind: Hashable, Sendable {
    /// A search or an address.
    case plain
    /// A search whose text can be taken over to go on typing.
    case appendable
    /// A page that another tab shows already.
    case otherTab
    /// An answer that needs no page.
    case answer
  }

  public init(
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

  public var description: String { text }
}
