import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UIViewControllerContainmentTests {
  let log = Log()

  @Test func `Adding says will, and leaves did to the caller; removing says did, and leaves will`() {
    let (parent, child) = (UIViewController(), LoggingController("child", log))
    parent.addChild(child)
    #expect(log.take() == ["child willMove"])
    #expect(child.parent === parent)
    #expect(identities(parent.children) == identities([child]))
    child.didMove(toParent: parent)
    child.willMove(toParent: nil)
    _ = log.take()
    child.removeFromParent()
    #expect(log.take() == ["child didLeave"])
    #expect(child.parent == nil)
    #expect(parent.children.isEmpty)
  }

  @Test func `A child of another parent leaves it`() {
    let (first, second, child) = (UIViewController(), UIViewController(), UIViewController())
    first.addChild(child)
    second.addChild(child)
    #expect(first.children.isEmpty)
    #expect(child.parent === second)
  }

  @Test func `Children appear and disappear with their parent`() {
    UIApplication().run {
      let (parent, child) = (LoggingController("parent", log), LoggingController("child", log))
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      _ = log.take()
      let window = mount(parent)
      let appearing = log.take()
      #expect(
        Array(appearing.prefix(4)) == [
          "parent willAppear", "parent isAppearing", "child willAppear", "child isAppearing",
        ])
      #expect(Set(appearing.suffix(2)) == ["parent didAppear", "child didAppear"])
      window.rootViewController = nil
      #expect(
        Set(log.take()) == [
          "parent willDisappear", "child willDisappear", "parent didDisappear", "child didDisappear",
        ])
    }
  }

  @Test func `A child that comes later appears at once`() {
    UIApplication().run {
      let (parent, child) = (UIViewController(), LoggingController("child", log))
      mount(parent)
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      UIApplication.shared.settle()
      #expect(
        log.lines == [
          "child willMove", "child didLoad", "child willAppear", "child isAppearing", "child didAppear",
          "child didMove",
        ])
    }
  }

  @Test func `A child finds the navigation controller above`() {
    UIApplication().run {
      let (root, child) = (UIViewController(), UIViewController())
      let navigation = UINavigationController(rootViewController: root)
      root.addChild(child)
      #expect(child.navigationController === navigation)
      #expect(navigation.navigationController == nil)
    }
  }
}
