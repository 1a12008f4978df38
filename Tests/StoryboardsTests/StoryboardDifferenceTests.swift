import Expectations
import RenderTree
import Storyboards
import TestSupport
import Testing

@Suite struct StoryboardDifferenceTests {
  private func tree(_ label: String, _ more: [RenderNode] = []) -> RenderNode {
    RenderNode("UIView", children: [RenderNode("UILabel", identifier: "title", text: label)] + more)
  }

  private func lines(_ golden: Storyboard, _ actual: Storyboard) -> [String] {
    StoryboardDifference(golden: golden, actual: actual).lines
  }

  @Test func `equal storyboards do not differ, and another head is reported`() {
    let storyboard = Storyboard([tree("a"), tree("b")])
    let difference = StoryboardDifference(golden: storyboard, actual: storyboard)
    expectTrue(difference.isEmpty)
    expectEqual(difference.lines, [])
    expectNil(difference.severity)

    let golden = Storyboard([tree("a")])
    var actual = golden
    actual.script = "other"
    expectEqual(lines(golden, actual), ["- script: s", "+ script: other"])
  }

  @Test func `a label that differs is reported once, with the steps in which it persists`() {
    let golden = Storyboard([tree("Sync"), tree("Sync"), tree("Sync"), tree("Other")])
    let actual = Storyboard([tree("Synk"), tree("Synk"), tree("Synk"), tree("Other")])
    expectEqual(
      lines(golden, actual),
      [
        "step 1: launch", #"  changed UILabel #title "Sync": "Sync" -> "Synk" (the same in steps 2-3)"#,
      ])
    expectEqual(StoryboardDifference(golden: golden, actual: actual).severity, .text)

    let frame = RenderFrame(x: 0, y: 0, width: 1, height: 1)
    let steps = ["Sync", "Synk"].map { label in
      var later = tree(label)
      later.children[0].frame = frame
      return Storyboard([tree(label), later])
    }
    expectEqual(
      lines(steps[0], steps[1]),
      [
        "step 1: launch", #"  changed UILabel #title "Sync": "Sync" -> "Synk" (the same in step 2)"#,
      ])
  }

  @Test func `differences that are worded alike persist each for itself`() {
    let (new, last) = (RenderNode("B", text: "new"), RenderNode("C", text: "x"))
    func trees(_ first: [RenderNode], _ second: [RenderNode]) -> RenderNode {
      RenderNode("A", children: [first, second].map { RenderNode("P", children: $0 + [last]) })
    }
    let golden = trees([], [RenderNode("D", text: "y")])
    let actual = trees([new], [new])
    let note = "(the same in steps 2-3)"
    expectEqual(
      lines(Storyboard([golden, golden, golden]), Storyboard([actual, actual, actual])),
      [
        "step 1: launch", "  added   first in P with \"x\" \(note)", "    + B \"new\"",
        "  removed D \"y\" \(note)", "    - D \"y\"",
        "  added   first in P with \"x\" \(note)", "    + B \"new\"",
      ])
  }

  @Test func `the first line names the step whose input led to the difference`() {
    let on = RenderNode("UISwitch", states: ["on"])
    let off = RenderNode("UISwitch", states: ["off"])
    expectEqual(
      lines(
        Storyboard([tree("a", [off]), tree("a", [on])]), Storyboard([tree("a", [off]), tree("a", [off])])),
      ["step 2: tap(1)", "  changed UISwitch: [on] -> [off]"])

    let golden = Storyboard(["a", "b", "c", "c", "c"].map { tree($0) })
    let actual = Storyboard(["a", "b", "x", "x", "x"].map { tree($0) })
    expectEqual(
      lines(golden, actual),
      [
        "step 3: tap(2)", #"  changed UILabel #title "c": "c" -> "x" (the same in steps 4-5)"#,
      ])
    var swiped = actual
    swiped.steps[2].cause = "swipe"
    expectEqual(Array(lines(golden, swiped).prefix(3)), ["step 3: tap(2)", "  - tap(2)", "  + swipe"])
  }

  @Test func `the worst comes first, nodes are marked`() {
    let image = RenderNode("UIImageView", children: [RenderNode("UIView")])
    let frame = RenderFrame(x: 0, y: 0, width: 1, height: 1)
    var moved = tree("b", [image])
    moved.frame = frame
    expectEqual(
      lines(Storyboard([tree("a")]), Storyboard([moved])),
      [
        "step 1: launch", "  added   in UIView", "    + UIImageView", "    +   UIView",
        #"  changed UILabel #title "a": "a" -> "b""#, "  changed UIView: none -> (0 0; 1 1)",
      ])
    expectEqual(
      lines(Storyboard([tree("a", [image])]), Storyboard([tree("a")])),
      [
        "step 1: launch", "  removed UIImageView", "    - UIImageView", "    -   UIView",
      ])
  }

  @Test func `calls that are missing or extra are reported`() {
    var golden = Storyboard([tree("a"), tree("a")])
    var actual = golden
    golden.steps[1].calls = ["x", "y", "z"]
    actual.steps[1].calls = ["y", "w"]
    expectEqual(
      lines(golden, actual), ["step 2: tap(1)", "  - called  x", "  - called  z", "  + called  w"])
  }

  @Test func `steps that are missing, extra or of another cause are reported, those behind with their own`() {
    let trees = [tree("a"), tree("a"), tree("a")]
    let golden = Storyboard(trees)
    var shorter = golden
    shorter.steps.remove(at: 1)
    expectEqual(lines(golden, shorter), ["step 2: tap(1) (missing)"])
    expectEqual(lines(shorter, golden), ["step 2: tap(1) (extra)"])
    var other = golden
    other.steps[1].cause = "swipe"
    expectEqual(lines(golden, other), ["step 2: tap(1)", "  - tap(1)", "  + swipe"])

    let letters = Storyboard(["a", "b", "c", "d", "e"].map { tree($0) })
    var fewer = letters
    fewer.steps.remove(at: 1)
    fewer.steps[2].tree = tree("x")
    expectEqual(
      lines(letters, fewer),
      [
        "step 2: tap(1) (missing)", "step 4: tap(3) (now step 3)",
        #"  changed UILabel #title "d": "d" -> "x""#,
      ])
    var longer = letters
    longer.steps.insert(Step(cause: "swipe", tree: tree("z")), at: 2)
    expectEqual(lines(letters, longer), ["step 3: swipe (extra)"])
  }

  @Test func `a node that went to another parent is moved`() {
    let button = RenderNode("UIButton", identifier: "done", text: "Done")
    func bars(_ first: [RenderNode], _ second: [RenderNode]) -> RenderNode {
      RenderNode(
        "UIView",
        children: [
          RenderNode("UIToolbar", children: first), RenderNode("UINavigationBar", children: second),
        ])
    }
    let (golden, actual) = (bars([button], []), bars([], [button]))
    expectEqual(
      lines(Storyboard([golden]), Storyboard([actual])),
      [
        "step 1: launch", #"  moved   UIButton #done "Done" -> in UINavigationBar"#,
      ])
  }

  @Test func `a difference is empty exactly where the storyboards are equal`() {
    forEachRow(SplitMix64.seeds(50)) { seed in
      var random = SplitMix64(seed: seed)
      let (golden, actual) = (random.storyboard(), random.storyboard())
      expectEqual(StoryboardDifference(golden: golden, actual: actual).isEmpty, (golden == actual))
      expectTrue(StoryboardDifference(golden: golden, actual: golden).isEmpty)
      expectTrue(lines(golden, actual).allSatisfy { !$0.contains("\n") })
    }
  }

  @Test func `a long list whose rows all change is written, read and compared in good time`() throws {
    func list(_ y: Double) -> RenderNode {
      RenderNode(
        "UITableView",
        children: (0..<1000).map { row in
          RenderNode(
            "UITableViewCell", frame: RenderFrame(x: 0, y: y + Double(row) * 44, width: 390, height: 44),
            children: [RenderNode("UILabel", text: "Row \(row)"), RenderNode("UISwitch")])
        })
    }
    let golden = Storyboard([list(0), list(20)])
    expectEqual(try Storyboard(text: golden.text), golden)
    let actual = Storyboard([list(1), list(20)])
    expectEqual(lines(golden, actual), ["step 1: launch", "  shifted 1000 nodes in UITableView by (0 1)"])
    expectEqual(StoryboardDifference(golden: golden, actual: actual).steps[0].nodes.count, 1000)
  }

  @Test(.hangLimit)
  func `many new texts and rows in a tree of ten thousand nodes are written and read in good time`() throws {
    func list(_ rows: Range<Int>, _ text: String) -> RenderNode {
      RenderNode(
        "UITableView",
        children: rows.map { row in
          let content = [
            RenderNode("UILabel", text: "\(text) \(row)"), RenderNode("UISwitch", states: [text]),
          ]
          return RenderNode("UITableViewCell", children: [RenderNode("UIView", children: content)])
        })
    }
    let all = 0..<Extent.size(2500, quick: 200)
    let golden = Storyboard([
      list(all, "a"), list(all, "b"), list(all.count * 4 / 25..<all.count, "b"), list(all, "b"),
    ])
    expectEqual(try Storyboard(text: golden.text), golden)
  }
}
