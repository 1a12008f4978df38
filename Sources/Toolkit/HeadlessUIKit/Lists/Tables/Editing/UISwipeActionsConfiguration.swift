import Foundation

/// The actions of a swipe over a row.
///
///     let archive = UIContextualAction(style: .normal, title: "Archive") { _, _, completion in
///       label.text = "Archived"
///       completion(true)
///     }
///     let actions = UISwipeActionsConfiguration(actions: [archive])
///     actions.performsFirstActionWithFullSwipe = false
@preconcurrency @MainActor
public final class UISwipeActionsConfiguration {
  /// The actions from the row's edge inward.
  public let actions: [UIContextualAction]
  /// Whether a swipe over more than half of the row performs the first action; `true` by default.
  public var performsFirstActionWithFullSwipe: Bool = true

  /// Creates a configuration.
  ///
  /// - Parameter actions: The actions from the row's edge inward; without any, the row cannot be
  ///   swiped.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
  }
}

/// An action of a swipe over a row.
///
///     let delete = UIContextualAction(style: .destructive, title: nil) { _, _, completion in
///       completion(true)
///     }
///     delete.image = UIImage(systemName: "trash")
///     delete.backgroundColor  // .systemRed
@preconcurrency @MainActor
public final class UIContextualAction {
  /// Performs the action, and calls its last argument when done, with whether it changed anything.
  public typealias Handler = @MainActor (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// Normal or destructive.
  public let style: Style
  /// Called when the user chooses the action.
  public let handler: Handler
  /// The title of the button.
  public var title: String?
  /// The picture of the button, above or instead of the title.
  public var image: UIImage?
  private var color: UIColor?
  /// The button's color; by default, and after `nil` is set, red for destructive actions and gray for others.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var backgroundColor: UIColor! {
    get { color ?? (style == .destructive ? .systemRed : .systemGray) }
    set { color = newValue }
  }

  /// The kinds of actions.
  public enum Style: String, Hashable, Sendable {
    /// An action that destroys nothing.
    case normal
    /// An action that destroys something, usually the row.
    case destructive
  }

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - style: Decides the button's default color: gray, or red for destructive actions.
  ///   - title: The button's title; `nil` for a picture only.
  ///   - handler: Performs the action; it must call its last argument, which closes the row's
  ///     buttons.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
  }
}
