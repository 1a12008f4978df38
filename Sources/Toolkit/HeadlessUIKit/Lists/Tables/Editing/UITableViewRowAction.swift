import Foundation

/// A swipe action of a row, in the style before iOS 11.
@preconcurrency @MainActor
open class UITableViewRowAction: UIKitObject {
  /// Normal or destructive.
  public let style: Style
  /// The title of the button.
  open var title: String?
  /// The button's color; by default red for destructive actions and gray for others.
  open var backgroundColor: UIColor?
  /// The material behind the button; stored only.
  open var backgroundEffect: UIVisualEffect?
  let handler: @MainActor (UITableViewRowAction, IndexPath) -> Void

  /// The kinds of actions; the raw values are UIKit's.
  public enum Style: Int, Hashable, Sendable {
    /// An action that destroys something, usually the row.
    case `default` = 0
    /// An action that destroys nothing.
    case normal = 1

    /// Another name of `default`.
    public static let destructive = Style.default
  }

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - style: Decides the button's default color: gray, or red for destructive actions.
  ///   - title: The button's title.
  ///   - handler: Performs the action for the row.
  @preconcurrency
  public init(
    style: Style, title: String?, handler: @escaping @MainActor (UITableViewRowAction, IndexPath) -> Void
  ) {
    (self.style, self.title, self.handler) = (style, title, handler)
  }

  /// Returns the contextual action that does the same for a row.
  func contextualAction(at path: IndexPath) -> UIContextualAction {
    let action = UIContextualAction(style: style == .default ? .destructive : .normal, title: title) {
      _, _, done in
      self.handler(self, path)
      done(true)
    }
    if let backgroundColor { action.backgroundColor = backgroundColor }
    return action
  }
}
