import Foundation

/// The events of an application's life; every method has a default.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject {
  /// Called first at launch; `launchOptions` says why the application is launched.
  ///
  /// - Returns: Whether the application can handle what it was launched for; ignored here.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called at the end of the launch, before the application becomes active.
  ///
  /// - Returns: Whether the application can handle what it was launched for; ignored here.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called after the application has become active.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called before an active application goes to the background.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called after the application has gone to the background.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called before the application comes back from the background.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called before the application ends.
  func applicationWillTerminate(_ application: UIApplication)
  /// Called when memory runs out, before controllers and observers are notified.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// Opens an address that another application handed over, and returns whether it could.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
}

extension UIApplicationDelegate {
  /// Does nothing, and returns `true`.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Does nothing, and returns `true`.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  /// Opens nothing, and returns `false`.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }
}

extension UIApplication {
  /// A reason why the application was launched; the values are UIKit's.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String

    /// Creates a key with a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The address that the application was launched to open, a `URL`.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
  }

  /// A detail of how an address was handed over; the values are UIKit's.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String

    /// Creates a key with a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The bundle identifier of the application that handed the address over, a `String`.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// Whether a file must be copied before it is used, a `Bool`.
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }
}
