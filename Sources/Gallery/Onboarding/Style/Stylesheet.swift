import Foundation

/// The lengths and times of the screens, in points and seconds; each is a multiple of the grid unit where it can be.
enum Stylesheet {
  /// What distances are multiples of.
  static let gridUnit: CGFloat = 8
  /// How long what changes on the board takes.
  static let animationDuration: TimeInterval = 0.15

  /// The board and its name.
  enum Board {
    static let cornerRadius: CGFloat = 2 * gridUnit
    /// The name's distance from the sides.
    static let nameMargin: CGFloat = 2 * gridUnit
    /// The room at both ends of the content, besides the lists' margin.
    static let sideInset: CGFloat = gridUnit
    /// The board's distance from the screen's edges, or from the sidebar.
    static let margin: CGFloat = gridUnit
  }

  /// The lists on the board.
  enum List {
    static let cornerRadius: CGFloat = gridUnit
    /// The distance of the first and the last list from the ends of the content.
    static let outerMargin: CGFloat = 3 * gridUnit
    static let spacing: CGFloat = 2 * gridUnit
    /// The distance of what is in a list from its edges.
    static let innerMargin: CGFloat = gridUnit
    static let width: CGFloat = 280
    /// The width while the board is seen from afar.
    static let zoomedOutWidth: CGFloat = 140
    /// The part of the name's width that the bar in its place takes.
    static let placeholderShare: CGFloat = 0.4
  }

  /// The cards on the lists.
  enum Card {
    static let cornerRadius: CGFloat = gridUnit
    static let spacing: CGFloat = 2 * gridUnit
    /// The height of a card with one line in the usual text size.
    static let height: CGFloat = 6 * gridUnit
    /// The height of a card that has no use yet.
    static let inactiveHeight: CGFloat = 11 * gridUnit
    /// How long a card's placeholder waits after the card has become active.
    static let placeholderDelay: TimeInterval = 0.3
  }

  /// What explains the next step.
  enum Overlay {
    static let cornerRadius: CGFloat = 2 * gridUnit
    static let sideMargin: CGFloat = 2 * gridUnit
    static let spacing: CGFloat = gridUnit
    /// The room above the content.
    static let topMargin: CGFloat = 2 * gridUnit
    /// The room below the content, besides the safe area.
    static let bottomMargin: CGFloat = gridUnit
    /// The width of a sidebar.
    static let sidebarWidth: CGFloat = 300
    /// The part of the screen's height that an overlay at the bottom takes at most.
    static let tallestShare: CGFloat = 0.6
    /// How long it takes to slide and to fade, and to spring back from a finger.
    static let slideDuration: TimeInterval = 0.25
    static let goButtonCornerRadius: CGFloat = 5
  }

  /// The fields for names.
  enum Field {
    static let cornerRadius: CGFloat = 6
    /// The distance of the text from the field's edges.
    static let textInset: CGFloat = gridUnit
    static let borderAnimationDuration: TimeInterval = 0.15
  }
}
