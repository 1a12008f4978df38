import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UIWindowTests {
  @Test func `A window is as large as the screen, and its root view fills it`() {
    UIApplication(device: .iPad, orientation: .landscapeLeft).run {
      let controller = UIViewController()
      let window = mount(controller)
      expectEqual(window.frame, CGRect(x: 0, y: 0, width: 1180, height: 820))
      expectEqual(controller.view.frame, window.bounds)
      #expect(controller.view.window === window)
    }
  }

  @Test func `A root controller appears with its window, also with a view that code added before`() {
    UIApplication().run {
      let log = Log()
      let window = UIWindow()
      window.rootViewController = LoggingController("root", log)
      expectEqual(log.take(), [])
      window.makeKeyAndVisible()
      UIApplication.shared.settle()
      expectEqual(log.take(), ["root didLoad", "root willAppear", "root isAppearing", "root didAppear"])
    }
    // layoutBox/PinLayout's tests set windows up like this.
    UIApplication().run {
      let (window, controller) = (UIWindow(), LoggingController("root", Log()))
      controller.view = UIView()
      window.rootViewController = controller
      window.addSubview(controller.view)
      window.makeKeyAndVisible()
      UIApplication.shared.settle()
      expectEqual(controller.view.frame, window.bounds)
      expectEqual(controller.appearance, .appeared)
    }
  }

  @Test func `Another root controller takes the place of the former`() {
    UIApplication().run {
      let log = Log()
      let old = LoggingController("old", log)
      let window = mount(old)
      _ = log.take()
      window.rootViewController = UIViewController()
      UIApplication.shared.settle()
      expectEqual(log.take(), ["old willDisappear", "old didDisappear"])
      expectNil(old.view.window)
      expectEqual(window.subviews.count, 1)
    }
  }
}
