import Foundation
import HeadlessUIKit

/// A board on which people keep track of something: lists beside each other, with cards in them.
package struct Board: Hashable, Sendable {
  /// The color behind the lists.
  package var backgroundColor: UIColor
  /// The name that the board has unless the user names it.
  package var defaultName: String
  /// The lists, from the leading edge of the board.
  package var lists: [List]
  /// The name that the user gave; `nil` by default.
  package var customBoardName: String?
  /// The explanation of each step, in the order of ``OverlayStep``; empty for a board without
  /// guidance.
  package var overlays: [Overlay] = []

  /// The user's name for the board, or else its default name.
  package var boardName: String { customBoardName ?? defaultName }

  /// All cards, those of the first list first.
  package var cards: [Card] { lists.flatMap(\.cards) }

  /// Returns the index path of one of ``cards``: the section is the list's index, and the row the
  /// card's.
  ///
  /// - Parameter flatIndex: The card's index among the cards of all lists.
  /// - Returns: The index path, or `nil` if there is no such card.
  package func cardIndexPath(_ flatIndex: Int) -> IndexPath? {
    let paths = lists.enumerated().flatMap { section, list in
      list.cards.indices.map { IndexPath(row: $0, section: section) }
    }
    return paths.indices.contains(flatIndex) ? paths[flatIndex] : nil
  }
}

/// A column of a board, with cards from top to bottom.
package struct List: Hashable, Sendable {
  /// The name that the list has unless the user names it.
  package var defaultName: String
  /// The cards, from top to bottom; none by default.
  package var cards: [Card] = []
  /// The name that the user gave; `nil` by default.
  package var customListName: String?

  /// The user's name for the list, or else its default name.
  package var listName: String { customListName ?? defaultName }
}

/// One thing to keep track of.
///
/// A card without a name from the user is a mere suggestion: it is not created along with its
/// board.
package struct Card: Hashable, Sendable {
  /// The text that the empty text field suggests; none by default.
  package var placeholderName: String = ""
  /// The name that the user gave; `nil` by default.
  package var customCardName: String?
}

/// The explanation of one step.
package struct Overlay: Hashable, Sendable {
  /// The headline.
  package var title: String
  /// The text below the headline.
  package var subtitle: String
  /// The title of the button that begins the step.
  package var goButtonTitle: String
}

extension Board {
  /// The board without a template: three lists, one untitled card, and no guidance.
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
