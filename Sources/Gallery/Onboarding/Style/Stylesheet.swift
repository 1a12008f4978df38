import Foundation

/// The lengths of the screens in points, mostly multiples of the grid unit, and their durations in
/// seconds.
enum Stylesheet {
  /// The unit of distances.
  static let gridUnit: CGFloat = 8
  /// The duration of changes on the board.
  static let animationDuration: TimeInterval = 0.15

  /// The board and its name.
  enum Board {
    static let cornerRadius: CGFloat = 2 * gridUnit
    /// The name's distance from the sides.
    static let nameMargin: CGFloat = 2 * gridUnit
    /// The space at both ends of the content, in addition to the lists' margin.
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
    /// The distance of a list's content from its edges.
    static let innerMargin: CGFloat = gridUnit
    static let width: CGFloat = 280
    /// The width while the board is zoomed out.
    static let zoomedOutWidth: CGFloat = 140
    /// The width of the bar in place of the name, as a share of the name's width.
    static let placeholderShare: CGFloat = 0.4
  }

  /// The cards on the lists.
  enum Card {
    static let cornerRadius: CGFloat = gridUnit
    static let spacing: CGFloat = 2 * gridUnit
    /// The height of a card with one line in the usual text size.
    static let height: CGFloat = 6 * gridUnit
    /// The height of a card before its title can be edited.
    static let inactiveHeight: CGFloat = 11 * gridUnit
    /// The delay between a card's becoming active and its placeholder.
    static let placeholderDelay: TimeInterval = 0.3
  }

  /// The explanations of steps.
  enum Overlay {
    static let cornerRadius: CGFloat = 2 * gridUnit
    static let sideMargin: CGFloat = 2 * gridUnit
    static let spacing: CGFloat = gridUnit
    /// The space above the content.
    static let topMargin: CGFloat = 2 * gridUnit
    /// The space below the content, in addition to the safe area.
    static let bottomMargin: CGFloat = gridUnit
    /// The width of a sidebar.
    static let sidebarWidth: CGFloat = 300
    /// The greatest height of an overlay at the bottom, as a share of the screen's height.
    static let tallestShare: CGFloat = 0.6
    /// The duration of sliding, of fading, and of springing back from a finger.
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
