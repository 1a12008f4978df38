import Foundation

/// An instance of the app's interface. The stage has one, a ``UIWindowScene``.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The state of a scene; the values are UIKit's.
  public enum ActivationState: Int, Hashable, Sendable {
    /// Not connected.
    case unattached = -1
    /// In the foreground, receiving touches.
    case foregroundActive
    /// In the foreground, not receiving touches.
    case foregroundInactive
    /// Behind another application or the home screen.
    case background
  }

  /// The reasons for connecting a scene, such as an address to open.
  @preconcurrency @MainActor
  public final class ConnectionOptions {
    /// The addresses to open; empty by default.
    public let urlContexts: Set<UIOpenURLContext>
    /// The user's activities to continue; empty by default.
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
  /// Receives the scene's life cycle events.
  open var delegate: (any UISceneDelegate)?
  /// A title for the user; empty by default. Stored only.
  // Code written for UIKit expects this type.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String! = ""
  /// The user's current activity; `nil` by default. Stored only.
  open var userActivity: NSUserActivity?

  /// Creates a scene without a delegate. The application's own scene is not affected.
  ///
  /// - Parameters:
  ///   - session: The session that the scene belongs to.
  ///   - connectionOptions: Ignored.
  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }

  /// The scene's state, which is the application's.
  open var activationState: ActivationState {
    switch UIApplication.shared.applicationState {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    }
  }

  open override var next: UIResponder? { nil }

  /// Opens an address as ``UIApplication`` does.
  ///
  /// - Parameters:
  ///   - url: The address; one that no application can open is not recorded.
  ///   - options: Ignored.
  ///   - completionHandler: Called on the run loop, with whether an application can open the
  ///     address; `nil` by default.
  open func open(_ url: URL, options: OpenExternalURLOptions?, completionHandler: ((Bool) -> Void)? = nil) {
    UIApplication.shared.open(url) { completionHandler?($0) }
  }

  /// Options for opening an address in another application.
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
  /// Posted after a scene was disconnected; never posted here.
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  /// Posted after a scene has become active.
  public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// Posted before an active scene becomes inactive.
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// Posted before a scene returns from the background.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted after a scene has gone to the background.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

/// An address that another application passes to a scene.
@preconcurrency @MainActor
public final class UIOpenURLContext: UIKitObject {
  /// The address.
  public let url: URL
  /// The details of how it was passed.
  public let options: UIScene.OpenURLOptions

  init(url: URL, options: UIScene.OpenURLOptions) {
    (self.url, self.options) = (url, options)
  }
}

extension UIScene {
  /// The details of how an address was passed to a scene.
  @preconcurrency @MainActor
  public final class OpenURLOptions {
    /// The bundle identifier of the application that passed the address; `nil` by default.
    public let sourceApplication: String?
    /// Whether a file may be opened in place; `false` by default.
    public let openInPlace: Bool

    init(sourceApplication: String? = nil, openInPlace: Bool = false) {
      (self.sourceApplication, self.openInPlace) = (sourceApplication, openInPlace)
    }
  }
}
