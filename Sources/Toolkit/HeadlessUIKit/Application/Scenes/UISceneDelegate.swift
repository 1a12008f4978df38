import Foundation

/// Receives a scene's life cycle events; every method has a default.
@preconcurrency @MainActor
public protocol UISceneDelegate: AnyObject {
  /// Called at launch, when the scene is connected. Create its window here.
  ///
  /// - Parameters:
  ///   - scene: The stage's only scene, a ``UIWindowScene``.
  ///   - session: The session of the scene.
  ///   - connectionOptions: The reasons for the launch, such as an address to open.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Called after the scene was disconnected; never called here.
  ///
  /// - Parameter scene: The scene that the user closed.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called after the scene has become active.
  ///
  /// - Parameter scene: The scene, which now receives touches.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called before an active scene becomes inactive.
  ///
  /// - Parameter scene: The scene, which is still active.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called before the scene enters the foreground, also at launch.
  ///
  /// - Parameter scene: The scene, which is still in the background.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called after the scene has gone to the background.
  ///
  /// - Parameter scene: The scene, now in the background.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Opens addresses from another application.
  ///
  /// - Parameters:
  ///   - scene: The scene, already in the foreground.
  ///   - URLContexts: The address, with the details of how it was passed; always one here.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// Returns the activity that restores the scene's state; never called here.
  ///
  /// - Parameter scene: The scene whose state is saved.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  /// Continues an activity of the user; never called here.
  ///
  /// - Parameters:
  ///   - scene: The scene to continue it in.
  ///   - userActivity: The activity that the user began elsewhere.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  /// Returns `nil`.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
  /// Does nothing.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
}

/// Receives a window scene's life cycle events; every method has a default.
///
///     final class SceneDelegate: UIWindowSceneDelegate {
///       var window: UIWindow?
///
///       func scene(
///         _ scene: UIScene, willConnectTo session: UISceneSession,
///         options connectionOptions: UIScene.ConnectionOptions
///       ) {
///         guard let scene = scene as? UIWindowScene else { return }
///         window = UIWindow(windowScene: scene)
///         window?.rootViewController = UIViewController()
///         window?.makeKeyAndVisible()
///       }
///     }
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's main window; `nil` by default.
  var window: UIWindow? { get set }
  /// Performs a quick action of the home screen.
  ///
  /// - Parameters:
  ///   - windowScene: The stage's only scene, already in the foreground.
  ///   - shortcutItem: The action that the user chose.
  ///   - completionHandler: The delegate calls it with whether it performed the action.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
  /// Always `nil`; setting it has no effect.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Reports that the action was not performed.
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
}
