import Expectations
import RenderTree
import TestSupport
import Testing

@testable import Reports

@Suite struct TreeMarksTests {
  private let frame = RenderFrame(x: 0, y: 0, width: 10, height: 10)

  private func tree(_ children: RenderNode...) -> RenderNode { RenderNode("UIView", children: children) }

  private func label(_ identifier: String, _ text: String? = nil, y: Double = 0) -> RenderNode {
    RenderNode(
      "UILabel", identifier: identifier, text: text, frame: RenderFrame(x: 0, y: y, width: 9, height: 9))
  }

  @Test func `Nodes are marked by what became of them, and one that moved is marked on both sides`() {
    let golden = tree(label("a", "x"), label("b"), label("c"), label("e"))
    let actual = tree(
      label("a", "y"), label("c", y: 5), RenderNode("UISwitch", children: [label("d")]), label("e"))
    let marks = TreeMarks(from: golden, to: actual)
    expectEqual(marks.golden, [1: .changed, 2: .removed, 3: .shifted])
    expectEqual(marks.actual, [1: .changed, 2: .shifted, 3: .added])

    let nested = tree(RenderNode("UIView", children: [label("a")]), label("b"))
    let flat = tree(RenderNode("UIView"), label("b"), label("a"))
    let moves = TreeMarks(from: nested, to: flat)
    expectEqual(moves.golden, [2: .moved])
    expectEqual(moves.actual, [3: .moved])
  }

  @Test func `Equal trees have no marks, others have, of nodes or as a whole`() {
    let marks = TreeMarks(from: RenderNode("UIView"), to: RenderNode("UIWindow"))
    expectEqual(marks.golden, [0: .removed])
    expectEqual(marks.actual, [0: .added])

    forEachRow(SplitMix64.seeds(200)) { seed in
      var random = SplitMix64(seed: seed)
      let golden = random.alikeTree()
      let actual = random.mutated(golden)
      let marks = TreeMarks(from: golden, to: actual)
      expectEqual((marks.golden.isEmpty && marks.actual.isEmpty), (golden == actual), "seed \(seed)")
      expectTrue(marks.golden.keys.allSatisfy { $0 < golden.lines.count }, "seed \(seed)")
      expectTrue(marks.actual.keys.allSatisfy { $0 < actual.lines.count }, "seed \(seed)")
      for (number, mark) in marks.actual where mark == .changed {
        expectTrue(!golden.lines.contains(actual.lines[number]) || golden.lines.count > 1, "seed \(seed)")
      }
    }
  }
}
