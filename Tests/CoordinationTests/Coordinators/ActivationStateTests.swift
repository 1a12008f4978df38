import Coordination
import Expectations
import HeadlessUIKit
import Testing

@MainActor
@Suite struct ActivationStateTests {
  let parent = TestCoordinator()
  let child = TestCoordinator()

  init() {
    parent.addChild(child)
    child.log = []
  }

  /// Shows the child's view controller, which takes half a second, and starts the child meanwhile.
  private func presentAndStart() {
    let base = UIViewController()
    let window = UIWindow()
    window.rootViewController = base
    window.makeKeyAndVisible()
    base.present(child.controller, animated: true)
    child.start()
  }

  @Test func `The states follow one another in a circle`() {
    expectEqual(ActivationState.allCases.map(\.next), [.activating, .activated, .deactivating, .deactivated])
    expectEqual(ActivationState.allCases.map(\.isStarted), [false, true, true, false])
  }

  @Test
  func `Without a transition a coordinator is activated at once, deactivated too, and its parent hears`() {
    expectEqual(child.activationState, .deactivated)
    child.start()
    expectEqual(child.activationState, .activated)
    expectEqual(child.log, ["start", "activated"])
    child.stop()
    expectEqual(child.activationState, .deactivated)
    expectEqual(child.log, ["start", "activated", "deactivated", "stop"])
    do {
      let fresh = Self()
      fresh.child.start()
      fresh.child.start()
      expectEqual(fresh.parent.log, ["childDidStart"])
      fresh.child.stop()
      fresh.child.stop()
      expectEqual(fresh.parent.log, ["childDidStart", "childWillStop"])
      expectEqual(fresh.child.log.filter { $0.hasSuffix("activated") }, ["activated", "deactivated"])
    }
    do {
      let fresh = Self()
      fresh.child.stop()
      expectEmpty(fresh.parent.log)
      expectEqual(fresh.child.log, ["stop"])
    }
  }

  @Test func `A stop stops the children, started or not`() {
    forEachRow([true, false]) { isStarted in
      let fresh = Self()
      fresh.parent.start()
      if isStarted { fresh.child.start() }
      fresh.parent.stop()
      #expect(fresh.child.log.contains("stop"), "\(isStarted)")
      expectFalse(fresh.child.isStarted)
      expectEqual(fresh.parent.children.count, 1)
    }
  }

  @Test func `With a transition it is activated and deactivated at its end, and its children before`() {
    UIApplication().run {
      presentAndStart()
      expectEqual(child.activationState, .activating)
      expectTrue(child.isStarted)
      expectEqual(parent.log, ["childDidStart"])
      expectEqual(child.log, ["start"])
      UIApplication.shared.settle()
      expectEqual(child.activationState, .activated)
      expectEqual(child.log, ["start", "activated"])
    }
    do {
      let fresh = Self()
      UIApplication().run {
        let grandchild = TestCoordinator()
        fresh.child.addChild(grandchild)
        fresh.presentAndStart()
        grandchild.start()
        UIApplication.shared.settle()
        fresh.child.controller.dismiss(animated: true)
        fresh.child.stop()
        expectEqual(fresh.child.activationState, .deactivating)
        expectFalse(fresh.child.isStarted)
        expectEqual(grandchild.activationState, .deactivated)
        UIApplication.shared.settle()
        expectEqual(fresh.child.activationState, .deactivated)
      }
    }
  }

  @Test func `A stop while it is activating is refused, and changes nothing`() {
    let raised = exceptions {
      presentAndStart()
      child.stop()
      UIApplication.shared.settle()
    }
    expectEqual(
      raised,
      [
        UIException(
          .internalInconsistency,
          "TestCoordinator cannot go from activating to deactivating. Call stop() when its transition is over, which "
            + "viewControllerWasActivated() and viewControllerWasDeactivated() report")
      ])
    expectEqual(parent.log, ["childDidStart"])
    expectEqual(child.activationState, .activated)
  }

  @Test func `A start while it is deactivating is refused, and changes nothing`() {
    let raised = exceptions {
      presentAndStart()
      UIApplication.shared.settle()
      child.controller.dismiss(animated: true)
      child.stop()
      child.start()
      UIApplication.shared.settle()
    }
    expectEqual(raised.map(\.name), [.internalInconsistency])
    expectEqual(
      raised.first?.reason.hasPrefix(
        "TestCoordinator cannot go from deactivating to activating. Call start()"), true)
    expectEqual(parent.log, ["childDidStart", "childWillStop"])
    expectEqual(child.activationState, .deactivated)
  }

  @Test func `A coordinator that is gone when its transition ends is reported nothing`() {
    UIApplication().run {
      weak var gone: TestCoordinator?
      do {
        let coordinator = TestCoordinator()
        gone = coordinator
        let window = UIWindow()
        let base = UIViewController()
        window.rootViewController = base
        window.makeKeyAndVisible()
        base.present(coordinator.controller, animated: true)
        coordinator.start()
      }
      expectNil(gone)
      UIApplication.shared.settle()
    }
  }
}
