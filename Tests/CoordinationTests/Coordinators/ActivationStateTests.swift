import Coordination
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
    #expect(ActivationState.allCases.map(\.next) == [.activating, .activated, .deactivating, .deactivated])
    #expect(ActivationState.allCases.map(\.isStarted) == [false, true, true, false])
  }

  @Test func `Without a transition a coordinator is activated at once, and deactivated at once`() {
    #expect(child.activationState == .deactivated)
    child.start()
    #expect(child.activationState == .activated)
    #expect(child.log == ["start", "activated"])
    child.stop()
    #expect(child.activationState == .deactivated)
    #expect(child.log == ["start", "activated", "deactivated", "stop"])
  }

  @Test func `The parent is reported about a start and of a stop, once each`() {
    child.start()
    child.start()
    #expect(parent.log == ["childDidStart"])
    child.stop()
    child.stop()
    #expect(parent.log == ["childDidStart", "childWillStop"])
    #expect(child.log.filter { $0.hasSuffix("activated") } == ["activated", "deactivated"])
  }

  @Test func `A stop of what was not started reports nothing`() {
    child.stop()
    #expect(parent.log.isEmpty)
    #expect(child.log == ["stop"])
  }

  @Test(arguments: [true, false])
  func `A stop stops the children, started or not`(isStarted: Bool) {
    parent.start()
    if isStarted { child.start() }
    parent.stop()
    #expect(child.log.contains("stop"))
    #expect(!child.isStarted)
    #expect(parent.children.count == 1)
  }

  @Test func `With a transition it is activated at its end, and counts as started meanwhile`() {
    UIApplication().run {
      presentAndStart()
      #expect(child.activationState == .activating)
      #expect(child.isStarted)
      #expect(parent.log == ["childDidStart"])
      #expect(child.log == ["start"])
      UIApplication.shared.settle()
      #expect(child.activationState == .activated)
      #expect(child.log == ["start", "activated"])
    }
  }

  @Test func `With a transition it is deactivated at its end, and its children before`() {
    UIApplication().run {
      let grandchild = TestCoordinator()
      child.addChild(grandchild)
      presentAndStart()
      grandchild.start()
      UIApplication.shared.settle()
      child.controller.dismiss(animated: true)
      child.stop()
      #expect(child.activationState == .deactivating)
      #expect(!child.isStarted)
      #expect(grandchild.activationState == .deactivated)
      UIApplication.shared.settle()
      #expect(child.activationState == .deactivated)
    }
  }

  @Test func `A stop while it is activating is refused, and changes nothing`() {
    let raised = exceptions {
      presentAndStart()
      child.stop()
      UIApplication.shared.settle()
    }
    #expect(
      raised == [
        UIException(
          .internalInconsistency,
          "TestCoordinator cannot go from activating to deactivating. Call stop() when its transition is over, which "
            + "viewControllerWasActivated() and viewControllerWasDeactivated() report")
      ])
    #expect(parent.log == ["childDidStart"])
    #expect(child.activationState == .activated)
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
    #expect(raised.map(\.name) == [.internalInconsistency])
    #expect(
      raised.first?.reason.hasPrefix(
        "TestCoordinator cannot go from deactivating to activating. Call start()") == true)
    #expect(parent.log == ["childDidStart", "childWillStop"])
    #expect(child.activationState == .deactivated)
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
      #expect(gone == nil)
      UIApplication.shared.settle()
    }
  }
}
