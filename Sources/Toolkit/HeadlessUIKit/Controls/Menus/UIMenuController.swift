import Foundation

/// The application's menu with commands for a selection, such as Copy.
///
/// It has no view here, only its state: perform a command by its selector.
///
///     let menu = UIMenuController.shared
///     menu.menuItems = [UIMenuItem(title: "Share", action: Selector("share:"))]
///     menu.showMenu(from: view, rect: CGRect(x: 0, y: 0, width: 80, height: 20))
///     menu.isMenuVisible  // true
@preconcurrency @MainActor
open class UIMenuController {
  /// Whether the menu is open.
  public private(set) var isMenuVisible: Bool = false
  /// The app's own commands; `nil` by default.
  open var menuItems: [UIMenuItem]?
  /// The side of the rectangle at which the menu is; `default` by default. Stored only.
  open var arrowDirection: ArrowDirection = .default
  /// The rectangle of the selection, in the coordinates of the view that the menu was opened from.
  public private(set) var menuFrame: CGRect = .zero

  init() {}

  /// The menu of the running application.
  public static var shared: UIMenuController {
    let application = UIApplication.shared
    let key = ObjectIdentifier(UIMenuController.self)
    if let menu = application.attachments[key] as? UIMenuController { return menu }
    let menu = UIMenuController()
    application.attachments[key] = menu
    return menu
  }

  /// The side of a selection at which the menu is; the values are UIKit's.
  public enum ArrowDirection: Int, Hashable, Sendable {
    /// The system decides.
    case `default`
    /// The menu is below.
    case up
    /// The menu is above.
    case down
    /// The menu is to the right.
    case left
    /// The menu is to the left.
    case right
  }

  /// Opens the menu for a rectangle of a view.
  ///
  /// - Parameters:
  ///   - targetView: The view; ignored here.
  ///   - targetRect: The rectangle of the selection in the view's coordinates.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    menuFrame = targetRect
    guard !isMenuVisible else { return }
    post(Self.willShowMenuNotification)
    isMenuVisible = true
    post(Self.didShowMenuNotification)
  }

  /// Closes the menu.
  ///
  /// - Parameter targetView: Ignored.
  open func hideMenu(from targetView: UIView) {
    hideMenu()
  }

  /// Closes the menu.
  open func hideMenu() {
    guard isMenuVisible else { return }
    post(Self.willHideMenuNotification)
    isMenuVisible = false
    post(Self.didHideMenuNotification)
  }

  /// Opens or closes the menu at the rectangle that was set.
  ///
  /// - Parameters:
  ///   - menuVisible: Whether the menu is open afterwards.
  ///   - animated: Has no effect.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    guard menuVisible else { return hideMenu() }
    showMenu(from: UIView(), rect: menuFrame)
  }

  /// Sets the rectangle for the next opening with ``setMenuVisible(_:animated:)``.
  ///
  /// - Parameters:
  ///   - targetRect: The rectangle of the selection.
  ///   - targetView: The view in whose coordinates the rectangle is; ignored here.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    menuFrame = targetRect
  }

  /// Updates the commands that responders can perform. Has no effect here.
  open func update() {}

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  /// Posted before the menu opens.
  public nonisolated static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification")
  /// Posted after the menu opened.
  public nonisolated static let didShowMenuNotification = Notification.Name(
    "UIMenuControllerDidShowMenuNotification")
  /// Posted before the menu closes.
  public nonisolated static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification")
  /// Posted after the menu closed.
  public nonisolated static let didHideMenuNotification = Notification.Name(
    "UIMenuControllerDidHideMenuNotification")
}

/// A command of the app in the menu of a selection.
@preconcurrency @MainActor
open class UIMenuItem {
  /// The title for the user.
  open var title: String
  /// The selector that is sent along the responder chain.
  open var action: Selector

  /// Creates a command for ``UIMenuController/menuItems``.
  ///
  /// - Parameters:
  ///   - title: The text for the user.
  ///   - action: The selector that is sent along the responder chain.
  public init(title: String, action: Selector) {
    (self.title, self.action) = (title, action)
  }
}
