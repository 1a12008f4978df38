import Foundation
import HeadlessUIKit

/// A board on which people keep track of something: lists beside each other, with cards in them.
public struct Board: Hashable, Sendable {
  /// The color behind the lists.
  public var backgroundColor: UIColor
  /// The name that the board has unless the user names it.
  public var defaultName: String
  /// From left to right.
  public var lists: [List]
  /// The name that the user gave; `nil` by default.
  public var customBoardName: String?
  /// What the user is told at each step, in the order of ``OverlayStep``; none for a board without guidance.
  public var overlays: [Overlay]

  public init(
    backgroundColor: UIColor, defaultName: String, lists: [List], customBoardName: String? = nil,
    overlays: [Overlay] = []
  ) {
    self.backgroundColor = backgroundColor
    self.defaultName = defaultName
    self.lists = lists
    self.customBoardName = customBoardName
    self.overlays = overlays
  }

  /// The user's name for the board, or else its default name.
  public var boardName: String { customBoardName ?? defaultName }

  /// All cards, those of the first list first.
  public var cards: [Card] { lists.flatMap(\.cards) }

  /// The place of one of ``cards``: the list is its section, and the card its row.
  ///
  /// - Returns: `nil` where no card is.
  public func cardIndexPath(_ flatIndex: Int) -> IndexPath? {
    let places = lists.enumerated().flatMap { section, list in
      list.cards.indices.map { IndexPath(row: $0, section: section) }
    }
    return places.indices.contains(flatIndex) ? places[flatIndex] : nil
  }
}
