import Coordination
import Expectations
import HeadlessUIKit
import Testing

@MainActor
@Suite struct BrowserCoordinatorOverlaysTests {
  let family = Generations()
  let overlay = TestCoordinator()
  let second = TestCoordinator()

  @Test func `Only the end of the line can be overlaid, by nothing's child, and not if it refuses`() {
    expectEqual(family.all.map { $0.canAddOverlay(overlay) }, [false, false, true])
    let owner = TestCoordinator()
    owner.addChild(second)
    #expect(!family.grandchild.canAddOverlay(second))
    withExtendedLifetime(owner) {}
    do {
      let family = Generations()
      let overlay = TestCoordinator()
      family.grandchild.refusesOverlays = true
      #expect(!family.grandchild.canAddOverlay(overlay))
      family.parent.addOverlay(overlay)
      expectNil(overlay.parent)
      expectFalse(overlay.isOverlaying)
      expectNil(family.parent.overlayCoordinator)
    }
  }

  @Test func `An overlay lands at the end of the line, is seen from all above, and is the only one`() {
    family.parent.addOverlay(overlay)
    #expect(overlay.parent === family.grandchild)
    expectTrue(overlay.isOverlaying)
    expectTrue(family.all.allSatisfy { $0.overlayCoordinator === overlay })
    #expect(overlay.overlayCoordinator === overlay)
    do {
      let family = Generations()
      let overlay = TestCoordinator()
      let second = TestCoordinator()
      family.parent.addOverlay(overlay)
      family.parent.addOverlay(second)
      expectFalse(second.isOverlaying)
      expectNil(second.parent)
      expectEqual(family.all.map { $0.canAddOverlay(second) }, [false, false, false])
    }
  }

  @Test func `An overlay is removed from any coordinator above it`() {
    forEachRow(0...2) { generation in
      let family = Generations()
      let overlay = TestCoordinator()
      let second = TestCoordinator()
      family.parent.addOverlay(overlay)
      family.all[generation].removeOverlay()
      expectFalse(overlay.isOverlaying)
      expectNil(overlay.parent)
      expectTrue(family.all.allSatisfy { $0.overlayCoordinator == nil })
      #expect(family.grandchild.canAddOverlay(second), "\(generation)")
      family.parent.removeOverlay()
      expectEqual(family.child.children.count, 1)
    }
  }

  @Test func `Among several children nothing guesses`() {
    family.child.addChild(second)
    let raised = exceptions { family.parent.addOverlay(overlay) }
    expectEqual(
      raised,
      [
        UIException(
          .internalInconsistency,
          "TestCoordinator has 2 children (TestCoordinator, TestCoordinator), so it is not known which of them "
            + "TestCoordinator shall overlay. Override addOverlay(_:) to say so, or canAddOverlay(_:) to refuse"
        )
      ])
    expectNil(overlay.parent)
    expectFalse(overlay.isOverlaying)
  }
}
