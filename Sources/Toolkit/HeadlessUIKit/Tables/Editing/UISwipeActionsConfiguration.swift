import Foundation

/// The actions that swiping a row offers.
@MainActor
public final class UISwipeActionsConfiguration {
  /// The actions from the row's edge inward.
  public let actions: [UIContextualAction]
  /// Whether swiping over more than half of the row runs the first action; yes by default.
  public var performsFirstActionWithFullSwipe: Bool = true

  public init(actions: [UIContextualAction]) {
    self.actions = actions
  }
}

/// An action that swiping a row offers.
@MainActor
public final class UIContextualAction {
  /// Runs the action; it calls the last argument when it is done, and tells whether it did anything.
  public typealias Handler = @MainActor (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  public let style: Style
  public let handler: Handler
  public var title: String?
  public var image: UIImage?
  /// The button's color; red for destructive actions and gray for others until it is set.
  public var backgroundColor: UIColor

  public enum Style: String, Hashable, Sendable {
    case normal
    case destructive
  }

  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
    backgroundColor = style == .destructive ? .systemRed : .systemGray
  }
}
