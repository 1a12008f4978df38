import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UIViewControllerContainmentTests {
  let log = Log()

  @Test func `Adding says will, removing says did, the caller the rest, and a child leaves another parent`() {
    let (parent, child) = (UIViewController(), LoggingController("child", log))
    parent.addChild(child)
    expectEqual(log.take(), ["child willMove"])
    #expect(child.parent === parent)
    expectEqual(identities(parent.children), identities([child]))
    child.didMove(toParent: parent)
    child.willMove(toParent: nil)
    _ = log.take()
    child.removeFromParent()
    expectEqual(log.take(), ["child didLeave"])
    expectNil(child.parent)
    expectEmpty(parent.children)
    let (first, second, shared) = (UIViewController(), UIViewController(), UIViewController())
    first.addChild(shared)
    second.addChild(shared)
    expectEmpty(first.children)
    #expect(shared.parent === second)
  }

  @Test func `Children appear and disappear with their parent`() {
    UIApplication().run {
      let (parent, child) = (LoggingController("parent", log), LoggingController("child", log))
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      _ = log.take()
      let window = mount(parent)
      expectEqual(
        log.take(),
        [
          "parent willAppear", "child willAppear", "parent isAppearing", "child isAppearing",
          "parent didAppear", "child didAppear",
        ])
      window.rootViewController = nil
      expectEqual(
        log.take(),
        [
          "parent willDisappear", "child willDisappear", "parent didDisappear", "child didDisappear",
        ])
    }
  }

  /// Mounts a parent with a child whose view is in it.
  private func family() -> (parent: UIViewController, child: LoggingController) {
    let (parent, child) = (UIViewController(), LoggingController("child", log))
    mount(parent)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    UIApplication.shared.settle()
    return (parent, child)
  }

  @Test func `A child that comes later appears with its view, and disappears when that leaves`() {
    UIApplication().run {
      _ = family()
      expectEqual(
        log.lines,
        [
          "child willMove", "child didLoad", "child willAppear", "child isAppearing", "child didMove",
          "child didAppear",
        ])
    }
    let other = Self()
    UIApplication().run {
      let (parent, child) = other.family()
      _ = other.log.take()
      child.view.removeFromSuperview()
      expectEqual(other.log.take(), ["child willDisappear", "child didDisappear"])
      parent.view.addSubview(child.view)
      UIApplication.shared.settle()
      expectEqual(other.log.take(), ["child willAppear", "child isAppearing", "child didAppear"])
      child.removeFromParent()
      expectEqual(other.log.take(), ["child didLeave"])
      child.view.removeFromSuperview()
      expectEqual(other.log.take(), ["child willDisappear", "child didDisappear"])
    }
  }

  @Test func `A child appears with a plain view around its own, but not while that is elsewhere`() {
    UIApplication().run {
      let (parent, child) = (UIViewController(), LoggingController("child", log))
      mount(parent)
      parent.addChild(child)
      UIApplication.shared.settle()
      expectEqual(log.lines, ["child willMove"])
      expectFalse(child.isViewLoaded)
    }
    let other = Self()
    UIApplication().run {
      let (parent, child, box) = (UIViewController(), LoggingController("child", other.log), UIView())
      mount(parent)
      parent.addChild(child)
      box.addSubview(child.view)
      _ = other.log.take()
      parent.view.addSubview(box)
      UIApplication.shared.settle()
      expectEqual(other.log.take(), ["child willAppear", "child isAppearing", "child didAppear"])
      box.removeFromSuperview()
      expectEqual(other.log.take(), ["child willDisappear", "child didDisappear"])
    }
  }

  final class Manual: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  }

  @Test func `A container that forwards by hand decides when a child appears`() {
    UIApplication().run {
      let (parent, child) = (Manual(), LoggingController("child", log))
      mount(parent)
      parent.addChild(child)
      _ = child.view
      _ = log.take()
      child.beginAppearanceTransition(true, animated: false)
      parent.view.addSubview(child.view)
      UIApplication.shared.settle()
      expectEqual(log.take(), ["child willAppear", "child isAppearing"])
      child.endAppearanceTransition()
      expectEqual(log.take(), ["child didAppear"])
    }
  }

  @Test func `The methods of appearance know whether the child comes or goes`() {
    final class Mover: UIViewController {
      var seen: [Bool] = []
      override func viewWillAppear(_ animated: Bool) { seen.append(isMovingToParent) }
      override func viewDidAppear(_ animated: Bool) { seen.append(isMovingToParent) }
      override func viewWillDisappear(_ animated: Bool) { seen.append(isMovingFromParent) }
      override func viewDidDisappear(_ animated: Bool) { seen.append(isMovingFromParent) }
    }
    UIApplication().run {
      let (parent, child) = (UIViewController(), Mover())
      mount(parent)
      parent.addChild(child)
      parent.view.addSubview(child.view)
      UIApplication.shared.settle()
      let over = UIViewController()
      over.modalPresentationStyle = .fullScreen
      parent.present(over, animated: false)
      UIApplication.shared.settle()
      parent.dismiss(animated: false)
      UIApplication.shared.settle()
      expectEqual(child.seen, [true, true, false, false, false, false])
      child.seen = []
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
      expectEqual(child.seen, [true, true])
      expectFalse(child.isMovingFromParent)
    }
  }

  @Test func `Children take turns`() {
    UIApplication().run {
      let (parent, old) = family()
      let new = LoggingController("new", log)
      parent.addChild(new)
      _ = log.take()
      parent.transition(from: old, to: new, duration: 0.2) { [log] in
        log.add("animations")
      } completion: { [log] _ in
        log.add("completion")
      }
      UIApplication.shared.settle()
      expectEqual(
        log.take(),
        [
          "child willDisappear", "new didLoad", "new willAppear", "new isAppearing", "animations",
          "child didDisappear", "new didAppear", "completion",
        ])
      expectNil(old.view.superview)
      #expect(new.view.superview === parent.view)
    }
  }

  @Test func `No controller is its own ancestor`() {
    var raised: [UIException] = []
    UIApplication().run {
      UIApplication.shared.exceptionHandler = { raised.append($0) }
      let (parent, child) = (UIViewController(), UIViewController())
      parent.addChild(child)
      child.addChild(parent)
      parent.addChild(parent)
      expectEmpty(child.children)
      expectNil(parent.parent)
      parent.transition(from: child, to: UIViewController(), duration: 0, animations: nil)
    }
    expectEqual(raised.map(\.name), [.invalidArgument, .invalidArgument, .invalidArgument])
  }

  @Test func `A child finds the navigation controller above`() {
    UIApplication().run {
      let (root, child) = (UIViewController(), UIViewController())
      let navigation = UINavigationController(rootViewController: root)
      root.addChild(child)
      #expect(child.navigationController === navigation)
      expectNil(navigation.navigationController)
    }
  }
}
