import Foundation

/// One instance of the app's interface. The stage has one, which is a ``UIWindowScene``.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// Whether the scene is in front; the values are UIKit's.
  public enum ActivationState: Int, Hashable, Sendable {
    /// Not connected.
    case unattached = -1
    /// In front, and taking touches.
    case foregroundActive
    /// In front, but taking no touches.
    case foregroundInactive
    /// Behind another application or the home screen.
    case background
  }

  /// What the scene is connected with: an address that it opens at once, for example.
  @preconcurrency @MainActor
  public final class ConnectionOptions {
    /// The addresses to open; none by default.
    public let urlContexts: Set<UIOpenURLContext>
    /// The user's activities to continue; none by default.
    public let userActivities: Set<NSUserActivity>
    /// The quick action that the user chose; `nil` by default.
    public let shortcutItem: UIApplicationShortcutItem?

    init(
      urlContexts: Set<UIOpenURLContext> = [], userActivities: Set<NSUserActivity> = [],
      shortcutItem: UIApplicationShortcutItem? = nil
    ) {
      self.urlContexts = urlContexts
      self.userActivities = userActivities
      self.shortcutItem = shortcutItem
    }
  }

  /// The session that the scene belongs to.
  public let session: UISceneSession
  /// Receives the events of the scene's life.
  open var delegate: (any UISceneDelegate)?
  /// A title for the user; empty by default. Stored only.
  // UIKit's type, which code written for it expects.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String! = ""
  /// What the user is doing; `nil` by default. Stored only.
  open var userActivity: NSUserActivity?

  /// Creates a scene of a session; its delegate is still to be set.
  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }

  /// Whether the scene is in front, as the application is.
  open var activationState: ActivationState {
    switch UIApplication.shared.applicationState {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    }
  }

  open override var next: UIResponder? { nil }

  /// Opens an address as the application does.
  open func open(_ url: URL, options: OpenExternalURLOptions?, completionHandler: ((Bool) -> Void)? = nil) {
    UIApplication.shared.open(url) { completionHandler?($0) }
  }

  /// How an address is opened in another application.
  @preconcurrency @MainActor
  public final class OpenExternalURLOptions {
    /// Whether only an application that has claimed the address may open it; `false` by default.
    /// Stored only.
    public var universalLinksOnly: Bool = false

    /// Creates options without restrictions.
    public init() {}
  }

  /// Posted after a scene was connected.
  public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  /// Posted after a scene was disconnected.
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  /// Posted after a scene has become active.
  public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// Posted before an active scene becomes inactive.
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// Posted before a scene comes back from the background.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted after a scene has gone to the background.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

/// An address that another application hands over to a scene.
@preconcurrency @MainActor
public final class UIOpenURLContext: UIKitObject {
  /// The address.
  public let url: URL
  /// How it was handed over.
  public let options: UIScene.OpenURLOptions

  init(url: URL, options: UIScene.OpenURLOptions) {
    self.url = url
    self.options = options
  }
}

extension UIScene {
  /// How an address was handed over.
  @preconcurrency @MainActor
  public final class OpenURLOptions {
    /// The bundle identifier of the application that handed the address over; `nil` by default.
    public let sourceApplication: String?
    /// Whether a file may be opened where it is; `false` by default.
    public let openInPlace: Bool

    init(sourceApplication: String? = nil, openInPlace: Bool = false) {
      self.sourceApplication = sourceApplication
      self.openInPlace = openInPlace
    }
  }
}
