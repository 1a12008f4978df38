import Expectations
import Foundation
import HeadlessUIKit
import Testing

@Suite @MainActor
struct UISceneTests {
  private final class AppDelegate: UIApplicationDelegate {
    let log: Log
    init(_ log: Log) { self.log = log }
    func applicationDidBecomeActive(_ application: UIApplication) { log.add("app didBecomeActive") }
    func applicationDidEnterBackground(_ application: UIApplication) { log.add("app didEnterBackground") }
    func application(
      _ application: UIApplication, configurationForConnecting session: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      UISceneConfiguration(name: "Default", sessionRole: session.role)
    }
  }

  private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    let log: Log
    var window: UIWindow?
    init(_ log: Log) { self.log = log }

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
      log.add("connect \(session.configuration.name ?? "-") \(options.urlContexts.map(\.url.absoluteString))")
      guard let scene = scene as? UIWindowScene else { return }
      window = UIWindow(windowScene: scene)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
    }
    func sceneWillEnterForeground(_ scene: UIScene) { log.add("willEnterForeground") }
    func sceneDidBecomeActive(_ scene: UIScene) { log.add("didBecomeActive \(scene.activationState)") }
    func sceneWillResignActive(_ scene: UIScene) { log.add("willResignActive") }
    func sceneDidEnterBackground(_ scene: UIScene) { log.add("didEnterBackground") }
    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
      for context in contexts { log.add("open \(context.url) \(context.options.sourceApplication ?? "-")") }
    }
    func windowScene(
      _ windowScene: UIWindowScene, performActionFor item: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) {
      log.add("perform \(item.type)")
      completionHandler(true)
    }
  }

  private let log = Log()
  private let application = UIApplication()

  private func launched(
    _ options: [UIApplication.LaunchOptionsKey: Any]? = nil, _ body: (SceneDelegate) -> Void
  ) {
    let (app, scene) = (AppDelegate(log), SceneDelegate(log))
    application.run {
      application.launch(app, sceneDelegate: scene, options: options)
      body(scene)
    }
  }

  @Test func `A launch connects the scene, and calls its delegate instead of the application's`() {
    launched { scene in
      #expect(application.keyWindow === scene.window)
      expectEqual(scene.window?.bounds, application.screen.bounds)
      application.sendToBackground()
      application.bringToForeground()
    }
    expectEqual(
      log.lines,
      [
        "connect Default []", "willEnterForeground", "didBecomeActive foregroundActive", "willResignActive",
        "didEnterBackground", "willEnterForeground", "didBecomeActive foregroundActive",
      ])
  }

  @Test func `An address of the launch is in the connection's options, a later one is opened`() throws {
    let (early, late) = (try #require(URL(string: "cards:1")), try #require(URL(string: "cards:2")))
    launched([.url: early]) { _ in
      application.openDeepLink(late, options: [.sourceApplication: "com.example.mail"])
    }
    expectEqual(log.lines.first, "connect Default [\"cards:1\"]")
    expectEqual(log.lines.last, "open cards:2 com.example.mail")
  }

  @Test func `A quick action is performed by the scene's delegate`() {
    launched { _ in
      #expect(application.perform(UIApplicationShortcutItem(type: "new", localizedTitle: "New")))
    }
    expectEqual(log.lines.last, "perform new")
  }

  @Test func `An application has one scene, with all its windows, and without a delegate at first`() throws {
    try application.run {
      let window = UIWindow()
      window.makeKeyAndVisible()
      let scene = try #require(application.connectedScenes.first as? UIWindowScene)
      expectEqual(application.connectedScenes.count, 1)
      #expect(scene.windows == [window] && scene.keyWindow == window && window.windowScene == scene)
      expectNil(scene.delegate)
      expectEqual(scene.interfaceOrientation, .portrait)
      expectEqual(scene.statusBarManager?.statusBarFrame.width, application.screen.bounds.width)
    }
  }

  @Test func `Without a scene's delegate the application's is called`() {
    let app = AppDelegate(log)
    application.run {
      application.launch(app)
      application.sendToBackground()
    }
    expectEqual(log.lines, ["app didBecomeActive", "app didEnterBackground"])
  }

  @Test func `A session has the same identifier on every launch`() throws {
    let identifiers = try [UIApplication(), UIApplication()].map { application in
      try #require(application.run { application.connectedScenes.first?.session.persistentIdentifier })
    }
    #expect(identifiers[0] == identifiers[1] && !identifiers[0].isEmpty)
  }

  @Test func `A configuration keeps the classes of its scenes and their delegates`() {
    let configuration = UISceneConfiguration(name: "Default", sessionRole: .windowApplication)
    #expect(configuration.sceneClass == nil && configuration.delegateClass == nil)
    configuration.sceneClass = UIWindowScene.self
    configuration.delegateClass = SceneDelegate.self
    #expect(configuration.sceneClass == UIWindowScene.self)
    #expect(configuration.delegateClass == SceneDelegate.self)
  }
}
