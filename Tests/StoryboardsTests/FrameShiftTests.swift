import Expectations
import RenderTree
import Storyboards
import Testing

@Suite struct FrameShiftTests {
  /// A table of three labels under a title, at `y` and with rows of `height`.
  private func screen(y: Double, height: Double = 20, title: String = "Title", last: Double = 0) -> RenderNode
  {
    let rows = (0..<3).map { row in
      RenderNode(
        "UILabel", text: "Row \(row)",
        frame: RenderFrame(
          x: 0, y: y + Double(row) * 44 + (row == 2 ? last : 0), width: 90, height: height))
    }
    return RenderNode(
      "UIWindow",
      children: [
        RenderNode("UILabel", identifier: "title", text: title),
        RenderNode("UITableView", identifier: "settings", children: rows),
      ])
  }

  private func difference(_ golden: [RenderNode], _ actual: [RenderNode]) -> StoryboardDifference {
    StoryboardDifference(golden: Storyboard(golden), actual: Storyboard(actual))
  }

  @Test func `nodes that change their frames alike are one line`() {
    forEachRow(
      [
        (44, 20, "shifted 3 nodes in UITableView #settings by (0 44)"),
        (-0.5, 20, "shifted 3 nodes in UITableView #settings by (0 -0.5)"),
        (0, 22, "resized 3 nodes in UITableView #settings by (0 2)"),
      ] as [(Double, Double, String)]
    ) { y, height, line in
      let difference = difference([screen(y: 0)], [screen(y: y, height: height)])
      expectEqual(difference.lines, ["step 1: launch", "  \(line)"])
      expectEqual(difference.steps[0].nodes.count, 3)
      expectEqual(difference.steps[0].shifts.map(\.nodes), [[0, 1, 2]])
    }
  }

  @Test func `what changes otherwise keeps its own line, and worse comes first`() {
    expectEqual(
      difference([screen(y: 0)], [screen(y: 44, title: "Other", last: 1)]).lines,
      [
        "step 1: launch", #"  changed UILabel #title "Title": "Title" -> "Other""#,
        "  shifted 2 nodes in UITableView #settings by (0 44)",
        #"  changed UILabel "Row 2": (0 88; 90 20) -> (0 133; 90 20)"#,
      ])

    var actual = screen(y: 44)
    actual.children[1].children[0].text = "New"
    expectEqual(
      difference([screen(y: 0)], [actual]).lines,
      [
        "step 1: launch",
        #"  changed UILabel "Row 0": "Row 0" -> "New", (0 0; 90 20) -> (0 44; 90 20)"#,
        "  shifted 2 nodes in UITableView #settings by (0 44)",
      ])
  }

  @Test func `nodes that move and grow, or to no plain numbers, are reported one by one`() {
    expectEqual(difference([screen(y: 0)], [screen(y: 1, height: 21)]).lines.count, 4)

    func tree(_ x: Double) -> RenderNode {
      let frame = RenderFrame(x: x, y: 0, width: 1, height: 1)
      return RenderNode(
        "UIWindow", children: ["a", "b"].map { RenderNode("UIView", text: $0, frame: frame) })
    }
    expectEqual(difference([tree(0)], [tree(.nan)]).lines.count, 3)
    expectEqual(difference([tree(0)], [tree(.infinity)]).lines.count, 3)
  }

  @Test func `the nearest common ancestor may be the root, and one of the shifted`() {
    func tree(_ x: Double) -> RenderNode {
      let frame = RenderFrame(x: x, y: 0, width: 1, height: 1)
      return RenderNode("UIWindow", frame: frame, children: [RenderNode("UIView", frame: frame)])
    }
    expectEqual(
      difference([tree(0)], [tree(2)]).lines, ["step 1: launch", "  shifted 2 nodes in UIWindow by (2 0)"])
  }

  @Test func `a shift that persists is reported once`() {
    let difference = difference(
      [screen(y: 0), screen(y: 0), screen(y: 0)], [screen(y: 44), screen(y: 44), screen(y: 44)])
    expectEqual(
      difference.lines,
      [
        "step 1: launch", "  shifted 3 nodes in UITableView #settings by (0 44) (the same in steps 2-3)",
      ])
  }
}
