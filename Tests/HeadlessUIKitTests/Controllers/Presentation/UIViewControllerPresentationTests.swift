import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UIViewControllerPresentationTests {
  let log = Log()

  /// Mounts a controller, and makes another to present.
  private func pair(
    _ style: UIModalPresentationStyle
  ) -> (base: LoggingController, over: LoggingController, window: UIWindow) {
    let (base, over) = (LoggingController("base", log), LoggingController("over", log))
    over.modalPresentationStyle = style
    let window = mount(base)
    _ = log.take()
    return (base, over, window)
  }

  @Test func `A full screen presentation takes out what it covers, as often as it is repeated`() {
    UIApplication().run {
      let (base, over, window) = pair(.fullScreen)
      base.present(over, animated: true)
      UIApplication.shared.settle()
      expectEqual(
        log.take(),
        [
          "base willDisappear", "over didLoad", "over willAppear", "over isAppearing", "over didAppear",
          "base didDisappear",
        ])
      expectNil(base.view.window)
      expectEqual(over.view.frame, window.bounds)
      over.dismiss(animated: true)
      UIApplication.shared.settle()
      expectEqual(
        log.take(),
        [
          "over willDisappear", "base willAppear", "base isAppearing", "base didAppear", "over didDisappear",
        ])
      #expect(base.view.superview === window)
      expectNil(over.view.window)
    }
    UIApplication().run {
      let (base, over, _) = pair(.fullScreen)
      for _ in 0..<2 {
        base.present(over, animated: true)
        UIApplication.shared.settle()
        #expect(base.presentedViewController === over)
        base.dismiss(animated: true)
        UIApplication.shared.settle()
        expectNil(base.presentedViewController)
      }
    }
  }

  @Test func `What a presentation over something covers stays`() {
    forEachRow([UIModalPresentationStyle.overFullScreen, .overCurrentContext]) { style in
      UIApplication().run {
        let (base, over, window) = pair(style)
        base.present(over, animated: false)
        UIApplication.shared.settle()
        expectEqual(log.take(), ["over didLoad", "over willAppear", "over isAppearing", "over didAppear"])
        expectTrue(base.view.window === window)
        expectTrue(over.view.window === window)
        base.dismiss(animated: false)
        UIApplication.shared.settle()
        expectEqual(log.take(), ["over willDisappear", "over didDisappear"])
        expectNil(base.presentedViewController)
      }
    }
  }

  @Test func `A controller that defines the context is covered or taken out, and no more`() {
    UIApplication().run {
      let (parent, child, over) = (UIViewController(), UIViewController(), UIViewController())
      let window = mount(parent)
      present(over, .overCurrentContext, from: child, in: parent)
      #expect(over.presentingViewController === child)
      expectEqual(over.view.convert(over.view.bounds, to: window), child.view.frame)
    }
    UIApplication().run {
      let (parent, child, over) = (UIViewController(), UIViewController(), UIViewController())
      mount(parent)
      present(over, .currentContext, from: child, in: parent)
      expectNil(child.view.superview)
      expectNotNil(over.view.window)
      over.dismiss(animated: false)
      UIApplication.shared.settle()
      #expect(child.view.superview === parent.view)
    }
  }

  /// Presents a controller from a child that covers a part of its parent and defines the context.
  private func present(
    _ controller: UIViewController, _ style: UIModalPresentationStyle, from child: UIViewController,
    in parent: UIViewController
  ) {
    parent.addChild(child)
    child.view.frame = CGRect(x: 0, y: 100, width: 390, height: 200)
    parent.view.addSubview(child.view)
    child.definesPresentationContext = true
    controller.modalPresentationStyle = style
    child.present(controller, animated: false)
    UIApplication.shared.settle()
  }

  @Test func `The topmost parent presents one at a time, also what no container can show`() {
    UIApplication().run {
      let (root, over) = (UIViewController(), UIViewController())
      let navigation = UINavigationController(rootViewController: root)
      mount(navigation)
      root.present(over, animated: false)
      UIApplication.shared.settle()
      #expect(over.presentingViewController === navigation)
      #expect(root.presentedViewController === over)
      #expect(navigation.presentedViewController === over)
      root.dismiss(animated: false)
      UIApplication.shared.settle()
      expectNil(root.presentedViewController)
    }
    UIApplication().run {
      let root = UIViewController()
      let (first, second) = (UIViewController(), UIViewController())
      mount(UINavigationController(rootViewController: root))
      root.present(first, animated: false)
      root.present(second, animated: false)
      UIApplication.shared.settle()
      #expect(root.presentedViewController === first)
      expectNil(second.presentingViewController)
      expectFalse(second.isViewLoaded)
    }
    UIApplication().run {
      let (base, over, _) = pair(.fullScreen)
      base.show(over, sender: nil)
      UIApplication.shared.settle()
      #expect(base.presentedViewController === over)
    }
  }

  @Test func `A dismissal takes along what the dismissed controller presents`() {
    UIApplication().run {
      let (base, over, window) = pair(.fullScreen)
      let top = LoggingController("top", log)
      top.modalPresentationStyle = .fullScreen
      base.present(over, animated: false)
      UIApplication.shared.settle()
      over.present(top, animated: false)
      UIApplication.shared.settle()
      #expect(top.presentingViewController === over)
      _ = log.take()
      base.dismiss(animated: true)
      UIApplication.shared.settle()
      expectEqual(
        log.take(),
        [
          "top willDisappear", "base willAppear", "base isAppearing", "base didAppear", "top didDisappear",
        ])
      expectEqual(identities(window.subviews), identities([base.view]))
      expectNil(over.presentedViewController)
      expectNil(base.presentedViewController)
    }
  }

  @Test func `Animations run along with the transition, and completions after it`() {
    UIApplication().run {
      let (base, over, _) = pair(.fullScreen)
      base.present(over, animated: true) { [log] in log.add("presented") }
      expectEqual(log.take().last, "over isAppearing")
      UIApplication.shared.settle()
      expectEqual(log.take().last, "presented")
      over.dismiss(animated: true) { [log] in log.add("dismissed") }
      UIApplication.shared.settle()
      expectEqual(log.take().last, "dismissed")
    }
    UIApplication().run {
      let (base, over, _) = pair(.fullScreen)
      expectNil(base.transitionCoordinator)
      base.present(over, animated: true)
      expectEqual(over.transitionCoordinator?.transitionDuration, 0.5)
      over.transitionCoordinator?.animate(alongsideTransition: nil) { [log] _ in log.add("completed") }
      UIApplication.shared.settle()
      expectEqual(log.lines.last, "completed")
      expectNil(over.transitionCoordinator)
    }
  }

  @Test func `Both ends of an animated transition know that it is animated`() {
    UIApplication().run {
      let (base, over, _) = pair(.overFullScreen)
      over.logsAnimations = true
      base.present(over, animated: true)
      UIApplication.shared.settle()
      expectEqual(
        log.take(),
        [
          "over didLoad", "over willAppear animated", "over isAppearing animated", "over didAppear animated",
        ])
      base.dismiss(animated: false)
      UIApplication.shared.settle()
      expectEqual(log.take(), ["over willDisappear", "over didDisappear"])
    }
  }

  @Test func `A dismissal without a presentation does nothing, one during it brings the base back`() {
    UIApplication().run {
      let (base, _, window) = pair(.fullScreen)
      base.dismiss(animated: false)
      UIApplication.shared.settle()
      expectEmpty(log.lines)
      #expect(base.view.window === window)
    }
    UIApplication().run {
      let (base, over, _) = pair(.fullScreen)
      base.present(over, animated: true)
      UIApplication.shared.settle()
      _ = log.take()
      base.dismiss(animated: true) { [log] in log.add("first") }
      over.dismiss(animated: true) { [log] in log.add("second") }
      UIApplication.shared.settle()
      expectEqual(log.take().suffix(2), ["over didDisappear", "first"])
    }
    UIApplication().run {
      let (base, over, window) = pair(.fullScreen)
      base.present(over, animated: true)
      base.dismiss(animated: true)
      UIApplication.shared.settle()
      #expect(base.view.window === window)
      expectNil(over.view.window)
      expectNil(base.presentedViewController)
      expectEqual(log.lines.last { $0.hasPrefix("base") }, "base didAppear")
    }
  }

  @Test func `Methods of appearance know that the controller is presented or dismissed`() {
    final class Presented: UIViewController {
      var seen: [Bool] = []
      override func viewWillAppear(_ animated: Bool) { seen.append(isBeingPresented) }
      override func viewDidAppear(_ animated: Bool) { seen.append(isBeingPresented) }
      override func viewWillDisappear(_ animated: Bool) { seen.append(isBeingDismissed) }
      override func viewDidDisappear(_ animated: Bool) { seen.append(isBeingDismissed) }
    }
    UIApplication().run {
      let (base, over) = (UIViewController(), Presented())
      mount(base)
      base.present(over, animated: true)
      UIApplication.shared.settle()
      expectFalse(over.isBeingPresented)
      base.dismiss(animated: true)
      UIApplication.shared.settle()
      expectEqual(over.seen, [true, true, true, true])
      expectFalse(over.isBeingDismissed)
    }
  }

  @Test func `What is presented in no window, or by one who presents, is ignored with its completion`() {
    UIApplication().run {
      let (base, over, _) = pair(.fullScreen)
      UIViewController().present(over, animated: false) { [log] in log.add("hidden") }
      base.present(over, animated: false)
      base.present(UIViewController(), animated: false) { [log] in log.add("second") }
      UIApplication.shared.settle()
      #expect(!log.lines.contains("hidden") && !log.lines.contains("second"))
      #expect(base.presentedViewController === over)
    }
  }

  @Test func `A controller that is presented already, or has a parent, cannot be presented`() {
    var raised: [UIException] = []
    UIApplication().run {
      UIApplication.shared.exceptionHandler = { raised.append($0) }
      let (base, over, window) = pair(.overFullScreen)
      let child = UIViewController()
      base.addChild(child)
      base.present(child, animated: false)
      base.present(over, animated: false)
      over.present(over, animated: false)
      expectNil(child.presentingViewController)
      expectEqual(window.subviews.count, 2)
    }
    expectEqual(
      raised.map(\.reason),
      [
        "Application tried to present modally a view controller <UIViewController> that has a parent view controller "
          + "<LoggingController>.",
        "Application tried to present modally a view controller <LoggingController> that is already being presented "
          + "by <LoggingController>.",
      ])
  }
}
