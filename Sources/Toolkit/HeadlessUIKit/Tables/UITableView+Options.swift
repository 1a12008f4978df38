import Foundation

extension UITableView {
  /// How sections are set apart.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// One below the other; headers stay in sight while their sections are.
    case plain
    /// With room between them.
    case grouped
    /// With room between them and beside them.
    case insetGrouped
  }

  /// The lines between rows.
  public enum SeparatorStyle: String, Hashable, Sendable {
    case none
    case singleLine
  }

  /// How rows come and go.
  public enum RowAnimation: String, Hashable, Sendable {
    case fade
    case right
    case left
    case top
    case bottom
    case none
    case middle
    case automatic
  }

  /// Where a row that is scrolled to lies.
  public enum ScrollPosition: String, Hashable, Sendable, CaseIterable {
    /// Wherever it can be seen with the least movement.
    case none
    case top
    case middle
    case bottom
  }

  /// The height that stands for "as the content wants it".
  public static let automaticDimension: CGFloat = -1

  /// The table's delegate, which is its scroll view's too.
  var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }
}
