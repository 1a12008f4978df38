import Coordination
import Expectations
import HeadlessUIKit
import Testing

private final class ToolbarCoordinator: BrowserCoordinator<Tabs> {}
private final class RootCoordinator: BrowserCoordinator<Tabs> {}

@MainActor
@Suite struct BrowserCoordinatorRefusalsTests {
  private let root = RootCoordinator()
  private let toolbar = ToolbarCoordinator()

  @Test func `The child of another one is refused by the names of all three`() {
    let owner = TestCoordinator()
    let raised = exceptions {
      owner.addChild(toolbar)
      root.addChild(toolbar)
    }
    expectEqual(
      raised,
      [
        UIException(
          .internalInconsistency,
          "ToolbarCoordinator cannot become a child of RootCoordinator: it is one of TestCoordinator. Call "
            + "removeChild(_:) there first")
      ])
    #expect(toolbar.parent === owner)
    expectEmpty(root.children)
  }

  @Test func `A coordinator becomes no child of its own, and none of those below it`() {
    let raised = exceptions {
      root.addChild(root)
      root.addChild(toolbar)
      toolbar.addChild(root)
    }
    expectEqual(
      raised.map(\.reason),
      [
        "RootCoordinator cannot become a child of RootCoordinator, which is itself. Add a coordinator of its own",
        "RootCoordinator cannot become a child of ToolbarCoordinator, which is below it. Add a coordinator of its own",
      ])
    expectNil(root.parent)
    expectEmpty(toolbar.children)
  }

  @Test func `Without a handler of exceptions a refusal ends the process`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let coordinator = BrowserCoordinator<Tabs>()
        coordinator.addChild(coordinator)
      }
    }
  }
}
