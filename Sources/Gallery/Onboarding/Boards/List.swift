/// A column of a board, with cards from top to bottom.
public struct List: Hashable, Sendable {
  /// The name that the list has unless the user names it.
  public var defaultName: String
  public var cards: [Card]
  /// The name that the user gave; `nil` by default.
  public var customListName: String?

  public init(defaultName: String, cards: [Card] = [], customListName: String? = nil) {
    self.defaultName = defaultName
    self.cards = cards
    self.customListName = customListName
  }

  /// The user's name for the list, or else its default name.
  public var listName: String { customListName ?? defaultName }
}
