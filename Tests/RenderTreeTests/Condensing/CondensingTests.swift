import Expectations
import TestSupport
import Testing

@testable import RenderTree

@Suite struct CondensingTests {
  private func tree(_ lines: [String]) throws -> RenderNode {
    try RenderNode(text: lines.map { $0 + "\n" }.joined())
  }

  /// Trees, and what goldens show of them.
  private static let trees: [([String], [String])] = [
    (
      ["A (0 0; 10 20)", "  B (0 0; 10 20)", "    C (0 0; 10 20)", "    D (0 0; 10 19)"],
      ["A (0 0; 10 20)", "  B (fill)", "    C (fill)", "    D (0 0; 10 19)"]
    ),
    // The root has no parent, and a transformed view has another size than its frame.
    (["A (0 0; 10 20)"], ["A (0 0; 10 20)"]),
    (
      ["A (0 0; 10 20) transform=(0 1 -1 0 0 0)", "  B (0 0; 10 20)"],
      ["A (0 0; 10 20) transform=(0 1 -1 0 0 0)", "  B (0 0; 10 20)"]
    ),
    (["A", "  B (0 0; 10 20)"], ["A", "  B (0 0; 10 20)"]),
    (["A z=1 b=2 a=3 b=4"], ["A a=3 b=2 z=1"]),
    (
      ["A (0 0; 10 20) content=(10 20)", "  B (1 0; 5 5) content=(5 6)"],
      ["A (0 0; 10 20)", "  B (1 0; 5 5) content=(5 6)"]
    ),
    // A content view only groups, unless it has more than a frame.
    (
      [
        "UITableViewCell (0 0; 50 40)", "  UITableViewCellContentView (5 0; 40 40)", "    A (1 2; 3 4)",
        "    B (0 0; 40 40)", "      C (0 0; 40 40)",
      ],
      ["UITableViewCell (0 0; 50 40)", "  A (6 2; 3 4)", "  B (5 0; 40 40)", "    C (fill)"]
    ),
    (
      [
        "A (0 0; 9 9)", "  UITransitionView (0 0; 9 9)", "    UITransitionView (0 0; 9 9)",
        "      B (0 0; 9 9)",
      ],
      ["A (0 0; 9 9)", "  B (fill)"]
    ),
    (
      ["A (0 0; 9 9)", "  UITransitionView (0 0; 9 9) background=red", "    B (0 0; 9 9)"],
      ["A (0 0; 9 9)", "  UITransitionView (fill) background=red", "    B (fill)"]
    ),
  ]

  /// Bars and alerts, and what goldens show of them.
  private static let bars: [([String], [String])] = [
    (
      [
        "UINavigationBar (0 47.1; 90 44.2) tint=red",
        "  _UIBarBackground (0 -47.1; 90 91.3) background=black",
        "  UILabel \"Title\" (9 9; 50 20) font=semibold-17",
        "  _UIButtonBarButton \"Back\" (0 0; 9 9) font=regular-17",
      ],
      [
        "UINavigationBar (0 47.1; 90 44.2) background=black tint=red", "  UILabel \"Title\" (9 9; 50 20)",
        "  _UIButtonBarButton \"Back\" (0 0; 9 9)",
      ]
    ),
    // Fonts that are not the usual ones, and those of other labels, are said.
    (
      [
        "UINavigationBar (0 0; 90 44)", "  UILabel \"Title\" (9 9; 50 20) font=bold-34",
        "  _UIButtonBarButton \"Done\" (0 0; 9 9) font=semibold-17", "  UIView (9 9; 9 9)",
        "    UILabel \"Title\" (0 0; 9 8) font=semibold-17",
      ],
      [
        "UINavigationBar (0 0; 90 44)", "  UILabel \"Title\" (9 9; 50 20) font=bold-34",
        "  _UIButtonBarButton \"Done\" (0 0; 9 9) font=semibold-17", "  UIView (9 9; 9 9)",
        "    UILabel \"Title\" (0 0; 9 8) font=semibold-17",
      ]
    ),
    // A title that is missing has no label; one without a frame may only be hidden in some way.
    (
      ["UINavigationBar (0 0; 90 44)", "  UILabel (45 22; 0 0) font=semibold-17", "  UILabel (0 0; 1 0)"],
      ["UINavigationBar (0 0; 90 44)", "  UILabel (0 0; 1 0)"]
    ),
    // The background fills a bar at the top of its parent.
    (
      ["UINavigationBar (0 0; 90 44)", "  _UIBarBackground (0 0; 90 44) background=white"],
      ["UINavigationBar (0 0; 90 44) background=white"]
    ),
    // It keeps its line where it is not as usual: where it ends early, has no color or is not the only color.
    (
      ["UINavigationBar (0 20; 90 44)", "  _UIBarBackground (0 0; 90 44) background=white"],
      ["UINavigationBar (0 20; 90 44)", "  _UIBarBackground (fill) background=white"]
    ),
    (
      ["UINavigationBar (0 20; 90 44)", "  _UIBarBackground (0 -20; 90 64)"],
      ["UINavigationBar (0 20; 90 44)", "  _UIBarBackground (0 -20; 90 64)"]
    ),
    (
      ["UINavigationBar (0 0; 9 4) background=red", "  _UIBarBackground (0 0; 9 4) background=white"],
      ["UINavigationBar (0 0; 9 4) background=red", "  _UIBarBackground (fill) background=white"]
    ),
    (
      [
        "_UIAlertControllerActionView \"OK\" (0 0; 9 9) color=systemRed font=body",
        "  _UIAlertControllerActionView \"Cancel\" (0 0; 9 8) font=body(semibold-17)",
      ],
      [
        "_UIAlertControllerActionView \"OK\" (0 0; 9 9) color=systemRed",
        "  _UIAlertControllerActionView \"Cancel\" (0 0; 9 8) font=body(semibold-17)",
      ]
    ),
  ]

  @Test func `A tree says nothing that follows from what it says`() {
    forEachRow(Self.trees + Self.bars) { whole, condensed in
      let tree = try tree(whole).condensed
      expectEqual(tree.lines, condensed)
      expectEqual(tree.condensed, tree)
    }
  }

  @Test func `What cannot be seen is one line with its first text, its number of nodes and a digest`() throws
  {
    forEachRow(
      [
        (["A (0 0; 9 9) [hidden]"], "A (hidden; 1 node "),
        (["A #a alpha=0.009"], "A #a (transparent; 1 node "),
        (["A alpha=0.01"], "A alpha=0.01"), (["A [hidden] alpha=0"], "A (hidden; 1 node "),
        (["A [hidden]", "  B \"\"", "    C \"c\"", "  D \"d\""], "A \"c\" (hidden; 4 nodes "),
        (["A \"a\" [on] [hidden]", "  B \"b\""], "A \"a\" (hidden; 2 nodes "),
      ] as [([String], String)]
    ) { lines, start in
      let condensed = try tree(lines).condensed
      expectEmpty(condensed.children)
      expectTrue(condensed.line.hasPrefix(start), "\(condensed.line)")
    }
  }

  @Test func `A digest is the hash of the lines without geometry, whatever their attributes' order`() throws {
    let hidden = try tree([
      "A (0 0; 9 9) [hidden] b=1 a=2 content=(1 2) offset=(3 4)", "  B \"x\" (1 1; 1 1)",
    ])
    expectEqual(hidden.foldedText, "A [hidden] a=2 b=1\n  B \"x\"\n")
    // FNV-1a of "a" is AF63DC4C8601EC8C.
    expectEqual(RenderNode.digest(of: "a"), 0xAF63_DC4C ^ 0x8601_EC8C)
    let moved = try tree(["A (9 9; 1 1) [hidden] a=2 b=1", "  B \"x\""])
    expectEqual(hidden.condensed.line, moved.condensed.line)
    var other = moved
    other.children[0].text = "y"
    #expect(other.condensed.line != moved.condensed.line)
    // The mode of a picture's content is not geometry.
    let picture = try tree(["A [hidden] content=center"])
    expectEqual(picture.foldedText, "A [hidden] content=center\n")
  }

  @Test func `Condensing twice is condensing once, and filling brings the frames back`() {
    forEachRow(SplitMix64.seeds(200)) { seed in
      var random = SplitMix64(seed: seed)
      let tree = random.tree(depth: 4)
      let condensed = tree.condensed
      expectEqual(condensed.condensed, condensed)
      expectEqual(condensed.filled.condensed, condensed)
      expectEqual(try RenderNode(text: condensed.treeText), condensed)
      expectEqual(try RenderNode(json: condensed.json), condensed)
    }
  }

  @Test func `A place that is not written as such is refused where it is`() {
    forEachRow([
      ("A (fil)", 4), ("A (fill) (fill)", 10), ("A (hidden; 0 nodes 0000000a)", 12),
      ("A (hidden; 1 nodes 0000000a)", 12), ("A (hidden; 2 node 0000000a)", 12),
      ("A (hidden; 2 nodes 0000000A)", 20), ("A (hidden; 2 nodes 00000a)", 20),
      ("A (unseen; 2 nodes 0000000a)", 4),
    ]) { line, column in
      let fault = #expect(throws: (any Error).self, "\(line)") { try RenderNode(text: line + "\n") }
      expectTrue(
        "\(fault.map { "\($0)" } ?? "")".contains("1:\(column)"), "\(line): \(String(describing: fault))")
    }
  }

  @Test func `A deep tree does not overflow the stack`() {
    let deep = (0..<2000).reduce(RenderNode("A", frame: RenderFrame(x: 0, y: 0, width: 1, height: 1))) {
      child, _ in
      RenderNode("A", frame: RenderFrame(x: 0, y: 0, width: 1, height: 1), children: [child])
    }
    let condensed = deep.condensed
    expectEqual(condensed.children[0].place, .fill)
    expectEqual(condensed.filled, deep)
  }
}
