import Foundation

/// A quick action of the app's icon on the home screen.
///
///     let compose = UIApplicationShortcutItem(
///       type: "compose", localizedTitle: "New Message", localizedSubtitle: nil,
///       icon: UIApplicationShortcutIcon(type: .compose))
///     UIApplication.shared.shortcutItems = [compose]
///     UIApplication.shared.perform(compose)  // calls the delegate
@preconcurrency @MainActor
open class UIApplicationShortcutItem: UIKitObject {
  /// The name by which the app recognizes the action.
  open fileprivate(set) var type: String
  /// The title for the user.
  open fileprivate(set) var localizedTitle: String
  /// A second line; `nil` for no second line.
  open fileprivate(set) var localizedSubtitle: String?
  /// The image; `nil` for no image.
  open fileprivate(set) var icon: UIApplicationShortcutIcon?
  /// The app's own values for the action; `nil` by default.
  open fileprivate(set) var userInfo: [String: any NSSecureCoding]?
  /// The identifier of the action's target; `nil` by default. Stored only.
  open fileprivate(set) var targetContentIdentifier: Any?

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - type: The name by which the app recognizes the action.
  ///   - localizedTitle: The title for the user.
  ///   - localizedSubtitle: A second line; `nil` for no second line.
  ///   - icon: The image; `nil` for no image.
  ///   - userInfo: The app's own values for the action; `nil` by default.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
  }

  /// Creates an action without a second line and an image.
  ///
  /// - Parameters:
  ///   - type: The name by which the app recognizes the action.
  ///   - localizedTitle: The title for the user.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }
}

/// A quick action that can be changed.
@preconcurrency @MainActor
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  /// The name by which the app recognizes the action.
  open override var type: String {
    get { super.type }
    set { super.type = newValue }
  }
  /// The title for the user.
  open override var localizedTitle: String {
    get { super.localizedTitle }
    set { super.localizedTitle = newValue }
  }
  /// A second line; `nil` for no second line.
  open override var localizedSubtitle: String? {
    get { super.localizedSubtitle }
    set { super.localizedSubtitle = newValue }
  }
  /// The image; `nil` for no image.
  open override var icon: UIApplicationShortcutIcon? {
    get { super.icon }
    set { super.icon = newValue }
  }
  /// The app's own values for the action; `nil` by default.
  open override var userInfo: [String: any NSSecureCoding]? {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  /// The identifier of the action's target; `nil` by default. Stored only.
  open override var targetContentIdentifier: Any? {
    get { super.targetContentIdentifier }
    set { super.targetContentIdentifier = newValue }
  }
}

/// The image of a quick action.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon {
  /// The system's images; the values are UIKit's.
  public enum IconType: Int, Hashable, Sendable {
    /// A pencil on paper.
    case compose
    /// A triangle.
    case play
    /// Two bars.
    case pause
    /// A plus sign.
    case add
    /// A pin.
    case location
    /// A magnifier.
    case search
    /// An arrow out of a box.
    case share
  }

  /// The name of the image; for a system image, its kind.
  let name: String

  /// Creates a system image.
  ///
  /// - Parameter type: The image's content.
  public init(type: IconType) {
    name = "\(type)"
  }

  /// Creates an image from the app's own ones.
  ///
  /// - Parameter templateImageName: The image's name, which is not checked.
  public init(templateImageName: String) {
    name = templateImageName
  }

  /// Creates an image from the system's symbols.
  ///
  /// - Parameter systemImageName: The symbol's name, which is not checked.
  public init(systemImageName: String) {
    name = systemImageName
  }
}

extension UIApplication {
  /// The quick actions of the app's icon; `nil` by default.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { attachments[ObjectIdentifier(UIApplicationShortcutItem.self)] as? [UIApplicationShortcutItem] }
    set { attachments[ObjectIdentifier(UIApplicationShortcutItem.self)] = newValue }
  }

  /// Performs a quick action as the user does on the home screen, bringing the application to the
  /// foreground.
  ///
  /// - Parameter item: Any action, even one that is not in ``shortcutItems``.
  /// - Returns: Whether the delegate reported immediately that it performed the action.
  @discardableResult
  public func perform(_ item: UIApplicationShortcutItem) -> Bool {
    var isPerformed = false
    bringToForeground()
    if let delegate = windowScene.delegate as? any UIWindowSceneDelegate {
      delegate.windowScene(windowScene, performActionFor: item) { isPerformed = $0 }
    } else {
      delegate?.application(self, performActionFor: item) { isPerformed = $0 }
    }
    return isPerformed
  }
}
