import Expectations
import HeadlessUIKit
import Testing

@Suite @MainActor
struct AppearanceTransitionTests {
  private var transitions: [AppearanceTransition] { UIApplication.shared.appearanceTransitions }

  @Test func `A root controller, and children with a push, come until the turn is over, and then rest`() {
    UIApplication().run {
      let (window, root) = (UIWindow(), UIViewController())
      window.rootViewController = root
      window.makeKeyAndVisible()
      expectEqual(transitions.map(\.isAppearing), [true])
      #expect(transitions.first?.controller === root)
      UIApplication.shared.settle()
      expectEmpty(transitions)
    }
    UIApplication().run {
      let window = UIWindow()
      let navigation = UINavigationController(rootViewController: UIViewController())
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      UIApplication.shared.settle()
      let pushed = UIViewController()
      navigation.pushViewController(pushed, animated: true)
      expectEqual(transitions.filter(\.isAppearing).map { $0.controller === pushed }, [true])
      UIApplication.shared.settle()
      expectEmpty(transitions)
    }
  }

  @Test func `A presented controller counts once while it comes and goes`() {
    UIApplication().run {
      let (window, root, presented) = (UIWindow(), UIViewController(), UIViewController())
      window.rootViewController = UINavigationController(rootViewController: root)
      window.makeKeyAndVisible()
      UIApplication.shared.settle()
      root.present(presented, animated: true)
      expectEqual(transitions.filter { $0.controller === presented }.map(\.isAppearing), [true])
      UIApplication.shared.settle()
      expectEmpty(transitions)
      presented.dismiss(animated: true)
      expectEqual(transitions.filter { $0.controller === presented }.map(\.isAppearing), [false])
      UIApplication.shared.settle()
      expectEmpty(transitions)
    }
  }
}
