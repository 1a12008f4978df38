import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor struct ChangeObserversTests {
  let log = Log()

  @Test func `A view reports that it came into a window, was laid out, and left`() {
    UIApplication().run {
      let view = UIView()
      _ = view.addObserver(of: .window) { log.add(view.window == nil ? "left" : "came") }
      _ = view.addObserver(of: .layout) { log.add("laid out") }
      mount(view)
      expectEqual(log.take(), ["came", "laid out"])
      view.removeFromSuperview()
      expectEqual(log.take(), ["left"])
    }
  }

  @Test func `Observers are called in the order in which they came, until they are removed`() {
    UIApplication().run {
      let controller = UIViewController()
      _ = controller.addObserver(of: .preferredContentSize) { log.add("first") }
      let second = controller.addObserver(of: .preferredContentSize) { log.add("second") }
      controller.preferredContentSize = CGSize(width: 1, height: 1)
      controller.removeObserver(second)
      controller.preferredContentSize = CGSize(width: 2, height: 2)
      expectEqual(log.take(), ["first", "second", "first"])
    }
    UIApplication().run {
      let controller = UIViewController()
      final class Later {
        var token: ChangeObservers.Token?
      }
      let second = Later()
      _ = controller.addObserver(of: .preferredContentSize) { second.token.map(controller.removeObserver) }
      second.token = controller.addObserver(of: .preferredContentSize) { log.add("second") }
      controller.preferredContentSize = CGSize(width: 1, height: 1)
      expectEmpty(log.lines)
    }
  }

  @Test func `A navigation controller reports its stack, and a split view controller its columns`() {
    forEachRow([false, true]) { isAnimated in
      UIApplication().run {
        let navigation = UINavigationController(rootViewController: UIViewController())
        mount(navigation)
        _ = navigation.addObserver(of: .viewControllers) { log.add("\(navigation.viewControllers.count)") }
        _ = navigation.addObserver(of: .stackTransitionEnd) { log.add("end") }
        navigation.pushViewController(UIViewController(), animated: isAnimated)
        expectEqual(log.lines, (isAnimated ? ["2"] : ["2", "end"]))
        UIApplication.shared.settle()
        expectEqual(log.take(), ["2", "end"])
      }
    }
    UIApplication().run {
      let split = UISplitViewController(style: .unspecified)
      _ = split.addObserver(of: .viewControllers) { log.add("\(split.viewControllers.count)") }
      split.viewControllers = [UIViewController(), UIViewController()]
      expectEqual(log.lines, ["1", "2"])
    }
  }

  @Test func `Of presented controllers the innermost reports first that it is gone`() {
    UIApplication().run {
      let (base, outer, inner) = (UIViewController(), UIViewController(), UIViewController())
      mount(base)
      base.present(outer, animated: false)
      UIApplication.shared.settle()
      outer.present(inner, animated: false)
      UIApplication.shared.settle()
      _ = outer.addObserver(of: .dismissal) { log.add("outer") }
      _ = inner.addObserver(of: .dismissal) { log.add("inner") }
      base.dismiss(animated: true)
      UIApplication.shared.settle()
      expectEqual(log.lines, ["inner", "outer"])
    }
  }

  @Test func `What is attached to a responder is one value for each type`() {
    let view = UIView()
    expectEqual(view.attachments[Int.self, default: 7], 7)
    view.attachments[Int.self, default: 0] += 1
    view.attachments[String.self, default: ""] = "text"
    expectEqual(view.attachments[Int.self, default: 7], 1)
    expectEqual(view.attachments[String.self, default: ""], "text")
  }
}
