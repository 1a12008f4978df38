import Expectations
import RenderTree
import Storyboards
import TestSupport
import Testing

/// Steps in which a long list of siblings changes throughout.
@Suite struct LongStepTests {
  /// Edits of the children of one node.
  static let edits: [(name: String, edit: @Sendable ([RenderNode], inout SplitMix64) -> [RenderNode])] = [
    ("halved", { nodes, _ in nodes.enumerated().filter { $0.offset % 2 == 0 }.map(\.element) }),
    ("first half left out", { nodes, _ in Array(nodes.dropFirst(nodes.count / 2)) }),
    ("reversed", { nodes, _ in nodes.reversed() }),
    ("shuffled", { nodes, random in nodes.shuffled(using: &random) }),
    ("doubled", { nodes, _ in nodes + nodes }),
    (
      "changed",
      { nodes, _ in
        nodes.map { node in
          var node = node
          node.states = ["on"]
          return node
        }
      }
    ),
  ]

  /// Siblings that are all equal, that all differ by their texts, or some of each, in two parents.
  private static func children(_ count: Int, _ kind: Int) -> [RenderNode] {
    (0..<count).map { number in
      let text = kind == 0 ? nil : kind == 1 ? "\(number)" : "\(number % 7)"
      return RenderNode(number % 5 == 4 ? "B" : "A", text: text)
    }
  }

  @Test func `applying the lines of a step to the tree before it gives the tree after it`() {
    forEachRow(Self.edits.indices) { edit in
      for kind in 0..<3 {
        var random = SplitMix64(seed: UInt64(edit * 3 + kind))
        let siblings = Self.children(Extent.size(300, quick: 100), kind)
        let edited = Self.edits[edit].edit(siblings, &random)
        let before = RenderNode(
          "R", children: [RenderNode("P", children: siblings), RenderNode("Q", children: siblings)])
        var after = before
        after.children[0].children = edited
        expectEqual(before.applying(TreeDifference(from: before, to: after).changes), after)
        let steps = [Step(cause: "launch", tree: before), Step(cause: "tap", tree: after)]
        let storyboard = Storyboard(useCase: "C / u", script: "s", configuration: "c", steps: steps)
        let read = try Storyboard(text: storyboard.text)
        expectEqual(read, storyboard, "\(Self.edits[edit].name)")
      }
    }
  }
}
