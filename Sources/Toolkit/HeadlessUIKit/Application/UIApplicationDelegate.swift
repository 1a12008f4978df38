import Foundation

/// Receives an application's life cycle events; every method has a default.
///
///     final class AppDelegate: UIApplicationDelegate {
///       var window: UIWindow?
///
///       func application(
///         _ application: UIApplication,
///         didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
///       ) -> Bool {
///         window = UIWindow(frame: UIScreen.main.bounds)
///         window?.rootViewController = UIViewController()
///         window?.makeKeyAndVisible()
///         return true
///       }
///     }
///     let delegate = AppDelegate()
///     UIApplication.shared.launch(delegate)
@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject {
  /// The app's main window; `nil` by default.
  var window: UIWindow? { get set }
  /// Called first at launch.
  ///
  /// - Parameters:
  ///   - application: The application, not yet active.
  ///   - launchOptions: The reasons for the launch; `nil` for none.
  /// - Returns: Whether the application can handle the launch options; ignored here.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called at the end of the launch, before the application becomes active.
  ///
  /// - Parameters:
  ///   - application: The application, not yet active.
  ///   - launchOptions: The reasons for the launch; `nil` for none.
  /// - Returns: Whether the application can handle the launch options; ignored here.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called after the application has become active.
  ///
  /// - Parameter application: The application, which now receives touches.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called before an active application goes to the background.
  ///
  /// - Parameter application: The application, which is still active.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called after the application has gone to the background.
  ///
  /// - Parameter application: The application, now in the background.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called before the application returns from the background.
  ///
  /// - Parameter application: The application, which is still in the background.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called before the application ends.
  ///
  /// - Parameter application: The application, no longer active.
  func applicationWillTerminate(_ application: UIApplication)
  /// Called when memory runs out, before controllers and observers are notified.
  ///
  /// - Parameter application: The application, in any state.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// Opens an address from another application, and returns whether it could; `false` by default.
  ///
  /// - Parameters:
  ///   - app: The application, already in the foreground.
  ///   - url: The address that another application passed.
  ///   - options: The details of how it was passed; empty if unknown.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// Returns the configuration of a scene that is about to be connected; the session's own by
  /// default.
  ///
  /// - Parameters:
  ///   - application: The application, at the end of its launch.
  ///   - connectingSceneSession: The session of the scene.
  ///   - options: The reasons for connecting the scene.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Called after the user has discarded sessions; never called here.
  ///
  /// - Parameters:
  ///   - application: The application, which keeps running.
  ///   - sceneSessions: The sessions that no longer exist.
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  /// Performs a quick action of the home screen.
  ///
  /// - Parameters:
  ///   - application: The application, already in the foreground.
  ///   - shortcutItem: The action that the user chose.
  ///   - completionHandler: The delegate calls it with whether it performed the action.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  /// Continues an activity of the user, and returns whether it could; `false` by default. Never
  /// called here.
  ///
  /// - Parameters:
  ///   - application: The application to continue it in.
  ///   - userActivity: The activity that the user began elsewhere.
  ///   - restorationHandler: The delegate may call it with the objects that restore their state
  ///     from the activity.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  /// Returns the orientations that a window supports; never called here.
  ///
  /// - Parameters:
  ///   - application: The application with the window.
  ///   - window: The window; `nil` for all windows.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
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
  /// Does nothing, and returns `false`.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }
  /// Always `nil`; setting it has no effect.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Returns the session's own configuration.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }
  /// Does nothing.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
  /// Reports that the action was not performed.
  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
  /// Does nothing, and returns `false`.
  public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool { false }
  /// Returns all orientations.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .all }
}

extension UIApplication {
  /// A reason why the application was launched; the values are UIKit's.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String

    /// Creates a key.
    ///
    /// - Parameter rawValue: The name of UIKit's constant.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The address that the application was launched to open, a `URL`.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The bundle identifier of the application that launched this one, a `String`.
    public static let sourceApplication = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// The quick action that the user chose, a ``UIApplicationShortcutItem``.
    public static let shortcutItem = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// The remote notification that the user opened, a dictionary.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// The user's activity to continue, a dictionary.
    public static let userActivityDictionary = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    /// Whether a change of the location caused the launch, a `Bool`.
    public static let location = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
  }

  /// A detail of how an address was passed; the values are UIKit's.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String

    /// Creates a key.
    ///
    /// - Parameter rawValue: The name of UIKit's constant.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The bundle identifier of the application that passed the address, a `String`.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// Whether a file must be copied before it is used, a `Bool`.
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }
}
