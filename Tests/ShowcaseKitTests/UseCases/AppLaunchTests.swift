import Expectations
import HeadlessUIKit
import RenderTree
import Testing

@testable import ShowcaseKit

/// Use cases of whole apps.
@Suite @MainActor struct AppLaunchTests {
  private static func controller(_ text: String) -> UIViewController {
    let controller = UIViewController()
    let label = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 20))
    label.text = text
    controller.view.addSubview(label)
    return controller
  }

  private final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let makesWindow: Bool

    init(makesWindow: Bool) {
      self.makesWindow = makesWindow
      super.init()
    }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      guard makesWindow else { return true }
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = controller("window of the app, \(UIApplication.shared.delegate === self)")
      window?.makeKeyAndVisible()
      return true
    }
  }

  private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let makesWindow: Bool

    init(makesWindow: Bool) {
      self.makesWindow = makesWindow
      super.init()
    }

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
    ) {
      guard makesWindow, let scene = scene as? UIWindowScene else { return }
      window = UIWindow(windowScene: scene)
      window?.rootViewController = controller("window of the scene")
      window?.makeKeyAndVisible()
    }
  }

  private func showcase(_ useCase: UseCase) -> Showcase { Showcase("App") { useCase } }

  /// The texts of the labels, and the number of windows.
  private func shown(_ useCase: UseCase) throws -> String {
    let nodes = try Stage(useCase).renderTree().all
    let texts = nodes.filter { $0.type == "UILabel" }.compactMap(\.text)
    return "\(texts.joined(separator: ", ")) in \(nodes.count { $0.type == "UIWindow" })"
  }

  @Test func `An app without scenes shows its delegate's window alone`() throws {
    let useCase = UseCase("Launch", of: AppDelegate.self, launching: AppDelegate(makesWindow: true))
    expectEqual(useCase.classForDisplay, "AppDelegate")
    expectEqual(try shown(useCase), "window of the app, true in 1")
  }

  @Test func `An app with scenes shows its scene delegate's window alone`() throws {
    let useCase = UseCase(
      "Launch", of: AppDelegate.self, launching: AppDelegate(makesWindow: false),
      scene: SceneDelegate(makesWindow: true))
    expectEqual(try shown(useCase), "window of the scene in 1")
  }

  private func withStoryboard(_ useCase: UseCase) -> String {
    let application = UIApplication()
    return application.run {
      application.environment.interfaceFiles.registerController(nil, inStoryboard: "Main") {
        Self.controller("window of the storyboard")
      }
      let opened = useCase.open(on: UINavigationController(), in: showcase(useCase), animated: false)
      expectTrue(opened.launch != nil)
      application.settle()
      let roots = application.windows.compactMap(\.rootViewController)
      return roots.map { ($0.view.subviews.first as? UILabel)?.text ?? "" }.joined(separator: ", ")
    }
  }

  @Test(arguments: [(false, false), (false, true), (true, false), (true, true)])
  func `A storyboard's first controller is shown unless the delegate sets another window`(
    hasScene: Bool, makesWindow: Bool
  ) {
    let useCase =
      hasScene
      ? UseCase(
        "Launch", of: AppDelegate.self, launching: AppDelegate(makesWindow: false),
        scene: SceneDelegate(makesWindow: makesWindow), storyboard: "Main")
      : UseCase(
        "Launch", of: AppDelegate.self, launching: AppDelegate(makesWindow: makesWindow), storyboard: "Main")
    let own = hasScene ? "window of the scene" : "window of the app, true"
    expectEqual(withStoryboard(useCase), makesWindow ? own : "window of the storyboard")
  }
}

extension RenderNode {
  /// The node and all nodes inside it.
  fileprivate var all: [RenderNode] { [self] + children.flatMap(\.all) }
}
