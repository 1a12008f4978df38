import Foundation

/// The persistent state of a scene.
@preconcurrency @MainActor
public final class UISceneSession: UIKitObject {
  /// The purpose of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The role's name.
    public let rawValue: String

    /// Creates a role with a name.
    ///
    /// - Parameter rawValue: The role's name in an app's property list.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Windows on the device's screen.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// Windows on an external screen without touches.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  /// The scene; `nil` while it is not connected.
  public internal(set) weak var scene: UIScene?
  /// The purpose of the scene.
  public let role: Role
  /// The configuration of the scene.
  public internal(set) var configuration: UISceneConfiguration
  /// The permanent identifier, which is the same on every stage.
  public let persistentIdentifier: String = "stage"
  /// The app's own values for the session; `nil` by default.
  public var userInfo: [String: Any]?
  /// The activity that restores the scene's state; `nil` by default. Stored only.
  public var stateRestorationActivity: NSUserActivity?

  init(role: Role) {
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
  }
}

/// The configuration of a scene.
@preconcurrency @MainActor
public final class UISceneConfiguration {
  /// The name in the app's property list; `nil` without a name.
  public let name: String?
  /// The purpose of the scenes.
  public let role: UISceneSession.Role
  /// The class of the scenes; `nil`, the default, for ``UIWindowScene``. Stored only.
  public var sceneClass: AnyClass?
  /// The class of the scenes' delegates. Stored only: pass a delegate to
  /// ``UIApplication/launch(_:sceneDelegate:options:)`` instead, since classes known only at run
  /// time cannot be instantiated.
  public var delegateClass: AnyClass?
  /// The storyboard of the interface. Stored only.
  public var storyboard: UIStoryboard?

  /// Creates a configuration. The app's property list is not read.
  ///
  /// - Parameters:
  ///   - name: The name in the property list; `nil` for no name.
  ///   - sessionRole: The purpose of the scenes.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}
