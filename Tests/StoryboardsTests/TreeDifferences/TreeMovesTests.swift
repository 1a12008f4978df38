import Diagnostics
import Expectations
import RenderTree
import Storyboards
import TestSupport
import Testing

@Suite struct TreeMovesTests {
  private func changes(_ before: [RenderNode], _ after: [RenderNode]) -> [TreeChange] {
    let (before, after) = (RenderNode("UIView", children: before), RenderNode("UIView", children: after))
    let changes = TreeDifference(from: before, to: after).changes
    expectEqual(before.applying(changes), after)
    return changes
  }

  private let left = RenderNode("UIStackView", text: "left")
  private let right = RenderNode("UIStackView", text: "right")

  private func filled(_ node: RenderNode, _ children: [RenderNode]) -> RenderNode {
    var node = node
    node.children = children
    return node
  }

  @Test func `a node with a unique identifier moves to another parent, unless its type is another`() {
    let off = RenderNode("UISwitch", identifier: "sync", states: ["off"])
    let on = RenderNode("UISwitch", identifier: "sync", states: ["on"])
    expectEqual(
      changes([filled(left, [off]), right], [left, filled(right, [on])]),
      [
        .changed([0, 0], before: off, after: on), .moved([0, 0], parent: [1], index: 0),
      ])

    let old = RenderNode("UISwitch", identifier: "sync")
    let new = RenderNode("UIButton", identifier: "sync")
    expectEqual(
      changes([filled(left, [old]), right], [left, filled(right, [new])]),
      [
        .removed([0, 0], node: old), .added(new, parent: [1], index: 0),
      ])
  }

  @Test func `an equal subtree is moved, but an identifier that stands twice names no node`() {
    let node = RenderNode("UILabel", identifier: "title", text: "a")
    let other = RenderNode("UILabel", identifier: "title", text: "b")
    expectEqual(
      changes([filled(left, [node, node]), right], [filled(left, [node]), filled(right, [other])]),
      [
        .removed([0, 1], node: node), .added(other, parent: [1], index: 0),
      ])

    let cell = RenderNode("Cell", children: [RenderNode("UILabel", text: "Sync")])
    expectEqual(
      changes([filled(left, [cell]), right], [left, filled(right, [cell])]),
      [
        .moved([0, 0], parent: [1], index: 0)
      ])
    expectEqual(
      changes([filled(left, [cell, cell]), right], [left, filled(right, [cell])]),
      [
        .removed([0, 1], node: cell), .removed([0, 0], node: cell), .added(cell, parent: [1], index: 0),
      ])
  }

  @Test func `a node may get a new parent around it, lose it, or change places with it`() {
    let label = RenderNode("UILabel", identifier: "title", text: "Sync")
    let box = RenderNode("Box", children: [RenderNode("UIImageView")])
    expectEqual(
      changes([left, label], [left, filled(box, [RenderNode("UIImageView"), label])]),
      [
        .added(box, parent: [], index: 1), .moved([2], parent: [1], index: 1),
      ])
    expectEqual(
      changes([left, filled(box, [RenderNode("UIImageView"), label])], [left, label]),
      [
        .moved([1, 1], parent: [], index: 1), .removed([2], node: box),
      ])

    let (outer, inner) = (RenderNode("A", identifier: "a"), RenderNode("B", identifier: "b"))
    expectEqual(
      changes([filled(outer, [inner])], [filled(inner, [outer])]),
      [
        .moved([0, 0], parent: [], index: 0), .moved([1], parent: [0], index: 0),
      ])
  }

  @Test func `two siblings that take each other's places are one change, with what else differs in them`()
    throws
  {
    func tree(_ lines: [String]) throws -> RenderNode {
      // A step that changes most nodes is a whole tree, so there are others.
      let others = (1...5).map { "  Z \"\($0)\"" }
      return try RenderNode(text: (["A"] + lines + others).map { $0 + "\n" }.joined())
    }
    let buttons = ["  B #back (0 0; 4 4)", "    C \"b\"", "  D (4 0; 1 1)", "  B #forward (5 0; 4 4)"]
    let places = ["  B #forward (0 0; 4 4)", "  D (4 0; 1 1)", "  B #back (5 0; 4 4)", "    C \"b\""]
    forEachRow(
      [
        (places, ["swapped B #back <-> B #forward"]),
        // What is in one of them may differ.
        (
          places.dropLast() + ["    C \"x\""],
          ["changed C \"b\": \"b\" -> \"x\"", "swapped B #back <-> B #forward"]
        ),
        // Another state, another size, or a third one that moves: then they are moved.
        (
          ["  B #forward (0 0; 4 4) [off]"] + places.dropFirst(),
          [
            "changed B #forward: (5 0; 4 4) -> (0 0; 4 4), none -> [off]",
            "changed B #back: (0 0; 4 4) -> (5 0; 4 4)",
            "moved   B #forward -> first in A", "moved   D -> after B #forward",
          ]
        ),
        (
          ["  B #forward (0 0; 4 4)", "  B #back (5 0; 4 4)", "    C \"b\"", "  D (4 0; 1 1)"],
          [
            "changed B #forward: (5 0; 4 4) -> (0 0; 4 4)", "changed B #back: (0 0; 4 4) -> (5 0; 4 4)",
            "moved   B #forward -> first in A",
          ]
        ),
      ] as [([String], [String])]
    ) { lines, expected in
      let (before, after) = (try tree(buttons), try tree(lines))
      let difference = TreeDifference(from: before, to: after)
      expectEqual(before.applying(difference.changes), after)
      let storyboard = Storyboard([before, after])
      expectTrue(
        storyboard.text.hasSuffix("[2] tap(1)\n" + expected.map { $0 + "\n" }.joined()), "\(storyboard.text)")
      expectEqual(try Storyboard(text: storyboard.text), storyboard)
    }
  }

  @Test func `A swap of nodes that are not two siblings in order is refused`() throws {
    let tree = try RenderNode(text: "A\n  B\n    C\n  D\n")
    for (first, second) in [([0], [0]), ([1], [0]), ([0, 0], [1]), ([], [0]), ([0], [2])]
      as [(TreePath, TreePath)]
    {
      expectNil(tree.applying(.swapped(first, second)))
    }
    expectEqual(tree.applying(.swapped([0], [1]))?.lines, ["A", "  D", "  B", "    C"])
  }

  @Test func `trees whose nodes have identifiers become each other exactly, without adding those`() {
    forEachRow(SplitMix64.seeds(400)) { seed in
      var random = SplitMix64(seed: seed)
      let (before, after) = (random.namedTree(), random.namedTree())
      for (old, new) in [(before, after), (before, random.mutated(before)), (random.alikeTree(), after)] {
        for budget in [0, 7, 1_000_000] {
          let difference = TreeDifference(from: old, to: new, budget: budget)
          expectTrue(old.applying(difference.changes) == new || old.type != new.type)
        }
      }
    }

    forEachRow(SplitMix64.seeds(200)) { seed in
      var random = SplitMix64(seed: seed)
      let (before, after) = (random.namedTree(), random.namedTree())
      for change in TreeDifference(from: before, to: after).changes {
        switch change {
        case .added(let node, _, _), .removed(_, let node): expectNil(node.identifier)
        case .changed, .hidden, .shown, .moved, .swapped, .replaced: break
        }
      }
    }
  }
}

extension SplitMix64 {
  /// A tree of the same few named nodes, and some without names, in random positions.
  fileprivate mutating func namedTree() -> RenderNode {
    var names: [String?] = (0..<8).map { "n\($0)" } + [nil, nil, nil]
    names.shuffle(using: &self)
    var root = RenderNode("UIView")
    for name in names {
      let node = RenderNode("UIView", identifier: name, text: oneOf([nil, "x", "y"]))
      var path: TreePath = []
      while let parent = root.node(at: path), !parent.children.isEmpty, oneOf([true, true, false]) {
        path.append(Int.random(in: parent.children.indices, using: &self))
      }
      let count = root.node(at: path)?.children.count ?? 0
      let index = Int.random(in: 0...count, using: &self)
      root = root.applying(.added(node, parent: path, index: index)) ?? root
    }
    return root
  }
}
