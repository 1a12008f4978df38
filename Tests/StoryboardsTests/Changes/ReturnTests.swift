import Diagnostics
import Expectations
import RenderTree
import Storyboards
import TestSupport
import Testing
import UTF8Text

/// Subtrees that a step removes and a later one shows again.
@Suite struct ReturnTests {
  private func tree(_ lines: [String]) throws -> RenderNode {
    try RenderNode(
      text: (["A"] + ["  Z \"1\"", "  Z \"2\"", "  Z \"3\""] + lines).map { $0 + "\n" }.joined())
  }

  /// A menu of five nodes.
  private static let menu = [
    "  M #menu (0 0; 9 9)", "    B \"Cut\"", "    B \"Copy\"", "    B \"Paste\"", "    B \"Undo\"",
  ]

  @Test func `What comes back is one line, and what differs in it at most a third of its nodes`() throws {
    var changed = Self.menu
    changed[4] = "    B \"Redo\""
    var other = changed
    other[3] = "    B \"Drop\""
    forEachRow(
      [
        (Self.menu, ["back    M #menu of [2] -> in A"]),
        (changed, ["back    M #menu of [2] -> in A", "changed B \"Undo\": \"Undo\" -> \"Redo\""]),
        (other, ["added   in A"] + other),
        (Array(Self.menu.dropLast()), ["added   in A"] + Self.menu.dropLast()),
      ] as [([String], [String])]
    ) { menu, lines in
      let storyboard = Storyboard(try [tree(Self.menu), tree([]), tree(menu)])
      expectTrue(
        storyboard.text.hasSuffix("[3] tap(2)\n" + lines.map { $0 + "\n" }.joined()), "\(storyboard.text)")
      expectEqual(try Storyboard(text: storyboard.text), storyboard)
      expectEqual(try Storyboard(json: storyboard.json), storyboard)
    }
  }

  @Test
  func `Of several that were removed, the latest comes back; a single node and another identifier do not`()
    throws
  {
    let other = ["  M #other (0 0; 9 9)"] + Self.menu.dropFirst()
    let trees = try [Self.menu, [], Self.menu, [], other, Self.menu + other].map(tree)
    let storyboard = Storyboard(trees)
    expectTrue(storyboard.text.contains("back    M #menu of [2] -> in A"), "\(storyboard.text)")
    expectTrue(storyboard.text.contains("back    M #menu of [4] -> after Z \"3\""), "\(storyboard.text)")
    expectTrue(storyboard.text.contains("added   in A\n  M #other"), "\(storyboard.text)")
    expectEqual(try Storyboard(text: storyboard.text), storyboard)

    let single = Storyboard(try [["  B \"x\""], [], ["  B \"x\""]].map(tree))
    expectTrue(single.text.hasSuffix("added   in A\n  B \"x\"\n"), "\(single.text)")
  }

  @Test func `What did not go away, or is not written as coming back, is refused`() throws {
    let text = Storyboard(try [Self.menu, [], Self.menu].map(tree)).text
    forEachRow([
      ("back    M #menu of [2] -> in A", "back    M #menu of [1] -> in A"),
      ("back    M #menu of [2] -> in A", "back    M #men of [2] -> in A"),
      ("back    M #menu of [2] -> in A", "back    M #menu of [2] -> after Z \"3\""),
      ("back    M #menu of [2] -> in A", "back    M #menu of [2]"),
      ("back    M #menu of [2] -> in A", (["added   in A"] + Self.menu).joined(separator: "\n")),
    ]) { line, other in
      let fault = #expect(throws: Diagnostic.self, "\(other)") {
        try Storyboard(text: text.replacing(line, with: other))
      }
      expectNotNil(fault?.position)
      expectNotNil(fault?.expected)
    }
  }

  @Test func `Storyboards in which things come and go are read as they are written`() {
    forEachRow(SplitMix64.seeds(60)) { seed in
      var random = SplitMix64(seed: seed)
      let shown = (0..<4).map { _ in random.alikeTree().condensed }
      let trees = (0..<6).map { _ in
        let some = shown.filter { _ in Bool.random(using: &random) }
        return RenderNode(
          "A",
          children: [RenderNode("Z", text: "1"), RenderNode("Z", text: "2")] + some.shuffled(using: &random))
      }
      let storyboard = Storyboard(trees.map(\.condensed))
      expectEqual(try Storyboard(text: storyboard.text), storyboard)
      expectTrue(try Storyboard(text: storyboard.text).text.isIdentical(to: storyboard.text))
    }
  }
}
