import Coordination
import Expectations
import HeadlessUIKit
import Testing

@MainActor
@Suite struct BrowserCoordinatorTests {
  let tabs = Tabs()
  let parent = TestCoordinator()
  let child = TestCoordinator()
  let grandchild = TestCoordinator()

  @Test func `A child is added once, and knows its parent until that removes it`() {
    parent.addChild(child)
    #expect(parent.children.count == 1 && parent.children[0] === child)
    #expect(child.parent === parent)
    parent.removeChild(child)
    expectEmpty(parent.children)
    expectNil(child.parent)
    do {
      let parent = TestCoordinator()
      let child = TestCoordinator()
      parent.addChild(child)
      TestCoordinator().removeChild(child)
      #expect(child.parent === parent)
      expectEqual(child.log, ["wasAdded"])
    }
    do {
      let parent = TestCoordinator()
      let child = TestCoordinator()
      parent.addChild(child)
      parent.addChild(child)
      expectEqual(parent.children.count, 1)
      expectEqual(child.log, ["wasAdded"])
    }
  }

  @Test func `A child is reported when it is added and before it is removed, and has the browser in between`()
  {
    parent.browser = tabs
    parent.addChild(child)
    expectEqual(child.log, ["wasAdded"])
    parent.removeChild(child)
    expectEqual(child.log, ["wasAdded", "willBeRemoved"])
    do {
      let tabs = Tabs()
      let parent = TestCoordinator()
      let child = TestCoordinator()
      parent.browser = tabs
      parent.dispatcher = CommandDispatcher()
      parent.addChild(child)
      #expect(child.browser === tabs)
      parent.removeChild(child)
      expectNil(child.browser)
      #expect(child.dispatcher === parent.dispatcher)
    }
  }

  @Test func `The browser is not owned, and a plain coordinator starts without a view controller`() {
    do {
      let passing = Tabs()
      parent.browser = passing
      #expect(parent.browser === passing)
    }
    expectNil(parent.browser)
    let plain = BrowserCoordinator<Tabs>()
    plain.start()
    expectNil(plain.viewController)
    expectEqual(plain.activationState, .activated)
  }

  @Test func `A child takes its own children along when it is removed`() {
    parent.addChild(child)
    child.addChild(grandchild)
    child.addChild(TestCoordinator())
    parent.removeChild(child)
    expectEmpty(child.children)
    expectEqual(grandchild.log, ["wasAdded", "willBeRemoved without a browser"])
    expectNil(grandchild.parent)
    expectEqual(child.log, ["wasAdded", "removeChild", "removeChild", "willBeRemoved without a browser"])
  }

  @Test func `A coordinator that goes removes its children and stops nothing`() {
    do {
      let passing = TestCoordinator()
      passing.addChild(child)
      child.addChild(grandchild)
      passing.start()
      child.start()
    }
    expectNil(child.parent)
    expectEmpty(child.children)
    expectTrue(child.isStarted)
    #expect(!child.log.contains("stop"))
    expectEqual(child.log.last, "willBeRemoved without a browser")
  }
}
