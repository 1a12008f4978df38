import Expectations
import RenderTree
import Storyboards
import Testing

@Suite struct RenderNodeApplyingTests {
  private let tree = RenderNode(
    "A", children: [RenderNode("B", children: [RenderNode("C")]), RenderNode("D")])

  @Test func `a node moves to another parent by paths before the move, and a misfit change is refused`() {
    let moved = tree.applying(.moved([0], parent: [1], index: 0))
    expectEqual(moved?.treeText, "A\n  D\n    B\n      C\n")

    forEachRow(
      [
        TreeChange.added(RenderNode("X"), parent: [0], index: 2),
        .added(RenderNode("X"), parent: [5], index: 0),
        .removed([], node: RenderNode("A")), .removed([2], node: RenderNode("X")),
        .moved([0], parent: [0, 0], index: 0), .moved([0], parent: [0], index: 0),
        .moved([], parent: [0], index: 0),
        .moved([0], parent: [], index: 2), .changed([0, 1], before: RenderNode("X"), after: RenderNode("X")),
        .added(RenderNode("X"), parent: [-1], index: 0), .added(RenderNode("X"), parent: [], index: -1),
      ] as [TreeChange]
    ) { change in
      expectNil(tree.applying(change))
      expectNil(tree.applying([change]))
    }
  }
}
