import Foundation
import HeadlessUIKit

/// A board on which people keep track of something: lists beside each other, with cards in them.
package struct Board: Hashable, Sendable {
  /// The color behind the lists.
  package var backgroundColor: UIColor
  /// The name that the board has unless the user names it.
  package var defaultName: String
  /// From left to right.
  package var lists: [List]
  /// The name that the user gave; `nil` by default.
  package var customBoardName: String?
  /// What the user is told at each step, in the order of ``OverlayStep``; none for a board without guidance.
  package var overlays: [Overlay]

  package init(
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
  package var boardName: String { customBoardName ?? defaultName }

  /// All cards, those of the first list first.
  package var cards: [Card] { lists.flatMap(\.cards) }

  /// The place of one of ``cards``: the list is its section, and the card its row.
  ///
  /// - Returns: `nil` where no card is.
  package func cardIndexPath(_ flatIndex: Int) -> IndexPath? {
    let places = lists.enumerated().flatMap { section, list in
      list.cards.indices.map { IndexPath(row: $0, section: section) }
    }
    return places.indices.contains(flatIndex) ? places[flatIndex] : nil
  }
}

/// A column of a board, with cards from top to bottom.
package struct List: Hashable, Sendable {
  /// The name that the list has unless the user names it.
  package var defaultName: String
  package var cards: [Card]
  /// The name that the user gave; `nil` by default.
  package var customListName: String?

  package init(defaultName: String, cards: [Card] = [], customListName: String? = nil) {
    self.defaultName = defaultName
    self.cards = cards
    self.customListName = customListName
  }

  /// The user's name for the list, or else its default name.
  package var listName: String { customListName ?? defaultName }
}

/// One thing to keep track of.
///
/// A card that the user gave no name is a mere suggestion: it is not created along with its board.
package struct Card: Hashable, Sendable {
  /// What the empty text field suggests.
  package var placeholderName: String
  /// The name that the user gave; `nil` by default.
  package var customCardName: String?

  package init(placeholderName: String = "", customCardName: String? = nil) {
    self.placeholderName = placeholderName
    self.customCardName = customCardName
  }
}

/// What the user is told at one step, and the title of the button that begins it.
package struct Overlay: Hashable, Sendable {
  package var title: String
  package var subtitle: String
  package var goButtonTitle: String

  package init(title: String, subtitle: String, goButtonTitle: String) {
    self.title = title
    self.subtitle = subtitle
    self.goButtonTitle = goButtonTitle
  }
}

extension Board {
  /// The board that one gets without a template: three lists, one untitled card, and no guidance.
  @MainActor
  package static var `default`: Board {
    let card = Card(placeholderName: String(onboarding: "default_board_card_untitled"))
    return Board(
      backgroundColor: .boardBlue, defaultName: String(onboarding: "default_board_name"),
      lists: [
        List(defaultName: String(onboarding: "default_board_list_things_to_do"), cards: [card]),
        List(defaultName: String(onboarding: "default_board_list_doing")),
        List(defaultName: String(onboarding: "default_board_list_done")),
      ])
  }
}
