import Foundation

/// What is kept of a scene, beyond its own life.
@preconcurrency @MainActor
public final class UISceneSession: UIKitObject {
  /// The purpose of a scene, by its name.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The role's name.
    public let rawValue: String

    /// Creates a role with a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Windows on the device's screen.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// Windows on an external screen that takes no touches.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  /// The scene; `nil` while it is not connected.
  public internal(set) weak var scene: UIScene?
  /// The purpose of the scene.
  public let role: Role
  /// How the scene was set up.
  public internal(set) var configuration: UISceneConfiguration
  /// A name that stays the same; the same for every stage.
  public let persistentIdentifier: String = "stage"
  /// What the app keeps with the session; `nil` by default.
  public var userInfo: [String: Any]?
  /// What restores the scene's state; `nil` by default. Stored only.
  public var stateRestorationActivity: NSUserActivity?

  init(role: Role) {
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
  }
}

/// How a scene is set up.
@preconcurrency @MainActor
public final class UISceneConfiguration {
  /// The name by which the app's property list has it; `nil` for none.
  public let name: String?
  /// The purpose of the scenes.
  public let role: UISceneSession.Role
  /// The class of the scenes; ``UIWindowScene`` if it is `nil`. Stored only.
  public var sceneClass: AnyClass?
  /// The class of the scenes' delegates; stored only, as objects of classes known only at run time
  /// cannot be made: ``UIApplication/launch(_:sceneDelegate:options:)`` takes a delegate instead.
  public var delegateClass: AnyClass?
  /// The storyboard of the interface. Stored only.
  public var storyboard: UIStoryboard?

  /// Creates a configuration; the app's property list is not read.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}
