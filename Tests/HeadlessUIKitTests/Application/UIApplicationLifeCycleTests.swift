import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UIApplicationLifeCycleTests {
  /// A delegate that logs its calls, and the state at each.
  private final class Delegate: UIApplicationDelegate {
    let log: Log

    init(_ log: Log) { self.log = log }

    private func add(_ event: String, _ application: UIApplication) {
      log.add("\(event) \(application.applicationState)")
    }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      add("didFinishLaunching", application)
      return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) { add("didBecomeActive", application) }
    func applicationWillResignActive(_ application: UIApplication) { add("willResignActive", application) }
    func applicationDidEnterBackground(_ application: UIApplication) {
      add("didEnterBackground", application)
    }
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) { add("memory", application) }
    func applicationWillTerminate(_ application: UIApplication) { add("terminate", application) }
    func applicationWillEnterForeground(_ application: UIApplication) {
      add("willEnterForeground", application)
    }
    func application(
      _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
      add("open \(url.absoluteString)", app)
      return url.scheme == "cards"
    }
  }

  private let application = UIApplication()
  private let log = Log()

  @Test func `From launch to the background and back all goes in UIKit's order and states`() {
    let delegate = Delegate(log)
    expectEqual(application.applicationState, .active)
    application.launch(delegate)
    expectEqual(log.take(), ["didFinishLaunching inactive", "didBecomeActive active"])
    application.sendToBackground()
    application.sendToBackground()
    expectEqual(log.take(), ["willResignActive active", "didEnterBackground background"])
    application.bringToForeground()
    application.bringToForeground()
    expectEqual(log.take(), ["willEnterForeground background", "didBecomeActive active"])
  }

  @Test func `The notifications are posted alongside`() {
    let names: [Notification.Name] = [
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
    ]
    let log = log
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: application, queue: nil) { note in
        let text = note.name.rawValue
        MainActor.assumeIsolated { log.add(text) }
      }
    }
    defer { tokens.forEach(NotificationCenter.default.removeObserver) }
    application.sendToBackground()
    application.bringToForeground()
    expectEqual(log.take(), names.map(\.rawValue))
  }

  @Test func `A memory warning reaches the delegate and all controllers`() {
    application.run {
      let (delegate, root) = (Delegate(log), TraitController("root", log))
      root.addChild(TraitController("child", log))
      mount(root)
      application.delegate = delegate
      _ = log.take()
      application.sendMemoryWarning()
      expectEqual(log.take(), ["memory active", "root is short of memory", "child is short of memory"])
      application.terminate()
      application.terminate()
      expectEqual(log.take(), ["willResignActive active", "terminate inactive", "terminate inactive"])
    }
  }

  @Test func `A deep link that can be opened brings the application to the foreground`() throws {
    let delegate = Delegate(log)
    #expect(!application.openDeepLink(try #require(URL(string: "cards://1"))))
    application.delegate = delegate
    #expect(!application.openDeepLink(try #require(URL(string: "other://1"))))
    let url = try #require(URL(string: "cards://1"))
    _ = log.take()
    #expect(application.openDeepLink(url))
    expectEqual(log.take(), ["open cards://1 active"])
    application.sendToBackground()
    _ = log.take()
    #expect(application.openDeepLink(url))
    expectEqual(
      log.take(), ["willEnterForeground background", "open cards://1 inactive", "didBecomeActive active"])
  }
}
