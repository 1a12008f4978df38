import Foundation

extension UIApplication {
  /// The connected scenes: always the application's only one.
  public var connectedScenes: Set<UIScene> { [windowScene] }

  /// The sessions of the scenes: always one.
  public var openSessions: Set<UISceneSession> { [windowScene.session] }

  /// Whether the user can open several scenes; always `false` here.
  public var supportsMultipleScenes: Bool { false }

  /// The application's only scene.
  var windowScene: UIWindowScene {
    if let scene = attachments[ObjectIdentifier(UIWindowScene.self)] as? UIWindowScene { return scene }
    let session = UISceneSession(role: .windowApplication)
    let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
    session.scene = scene
    attachments[ObjectIdentifier(UIWindowScene.self)] = scene
    return scene
  }

  /// Has no effect, since there is one scene.
  ///
  /// - Parameter sceneSession: Ignored.
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

  /// Connects the scene with its delegate, as at the end of a launch.
  func connect(_ delegate: any UISceneDelegate, with options: [LaunchOptionsKey: Any]?) {
    let scene = windowScene
    let url = options?[.url] as? URL
    let connection = UIScene.ConnectionOptions(
      urlContexts: url.map { [UIOpenURLContext(url: $0, options: UIScene.OpenURLOptions())] } ?? [],
      shortcutItem: options?[.shortcutItem] as? UIApplicationShortcutItem)
    let configuration = self.delegate?.application(
      self, configurationForConnecting: scene.session, options: connection)
    if let configuration { scene.session.configuration = configuration }
    scene.delegate = delegate
    delegate.scene(scene, willConnectTo: scene.session, options: connection)
    post(UIScene.willConnectNotification)
    delegate.sceneWillEnterForeground(scene)
    post(UIScene.willEnterForegroundNotification)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: windowScene)
  }
}

/// Forwards life cycle events to the scene's delegate if there is one, otherwise to the
/// application's. As in UIKit, only one of the two is called.
extension UIApplication {
  func reportBecomingActive() {
    guard let scene = windowScene.delegate else { delegate?.applicationDidBecomeActive(self); return }
    scene.sceneDidBecomeActive(windowScene)
    post(UIScene.didActivateNotification)
  }

  func reportResigningActive() {
    guard let scene = windowScene.delegate else { delegate?.applicationWillResignActive(self); return }
    scene.sceneWillResignActive(windowScene)
    post(UIScene.willDeactivateNotification)
  }

  func reportEnteringBackground() {
    guard let scene = windowScene.delegate else { delegate?.applicationDidEnterBackground(self); return }
    scene.sceneDidEnterBackground(windowScene)
    post(UIScene.didEnterBackgroundNotification)
  }

  func reportEnteringForeground() {
    guard let scene = windowScene.delegate else { delegate?.applicationWillEnterForeground(self); return }
    scene.sceneWillEnterForeground(windowScene)
    post(UIScene.willEnterForegroundNotification)
  }

  /// Opens an address with the scene's delegate, otherwise with the application's.
  ///
  /// - Returns: Whether it was opened; always `true` with a scene's delegate, which returns no
  ///   result.
  func handOver(_ url: URL, options: [OpenURLOptionsKey: Any]) -> Bool {
    guard let scene = windowScene.delegate else {
      return delegate?.application(self, open: url, options: options) ?? false
    }
    let context = UIOpenURLContext(
      url: url,
      options: UIScene.OpenURLOptions(
        sourceApplication: options[.sourceApplication] as? String,
        openInPlace: options[.openInPlace] as? Bool ?? false))
    scene.scene(windowScene, openURLContexts: [context])
    return true
  }
}
