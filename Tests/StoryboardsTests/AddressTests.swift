import Diagnostics
import Expectations
import RenderTree
import TestSupport
import Testing

@testable import Storyboards

@Suite struct AddressTests {
  /// A tree in which one node is marked `[here]`, and the node's address.
  static let addresses: [([String], String)] = [
    (["A", "  B #b \"x\" [here] label=v"], "B #b"),
    (["A", "  B \"x\" [here]", "  B"], "B \"x\""),
    (["A", "  B [here] label=v", "    C \"x\""], "B"),
    (["A", "  B [here] label=v", "  B label=w"], "B label=v"),
    (["A", "  B [here] label=\"two words\"", "  B"], "B label=\"two words\""),
    (["A", "  B [here] label=v name=w", "  B label=v name=v"], "B name=w"),
    (["A", "  B [here] n=1 p=(1 2) label=v", "  B"], "B label=v"),
    (["A", "  B [here] color=white", "  B"], "B 1"),
    (["A", "  B [here] image=\"a\"", "  B image=\"b\""], "B image=\"a\""),
    (["A", "  B [here]", "    C \"x\"", "  B", "    C \"y\""], "B with \"x\""),
    (["A", "  B [here]", "    C", "      D \"x\"", "    D \"y\"", "  B", "    D \"y\""], "B with \"x\""),
    (["A", "  B \"z\" [here]", "    C \"x\"", "  B \"z\"", "    C \"y\""], "B with \"x\""),
    (["A", "  B [here] label=v", "    C \"x\"", "  B label=v", "    C \"y\""], "B with \"x\""),
    (["A", "  B [here] label=v", "    C \"x\"", "  B label=w", "    C \"y\""], "B label=v"),
    (["A", "  P", "    C \"x\"", "    B [here]", "  P", "    C \"y\"", "    B"], "B in P with \"x\""),
    (["A", "  P label=v", "    B [here]", "  P", "    B"], "B in P label=v"),
    (["A", "  P #p", "    B", "      C \"x\"", "  Q", "    B [here]", "      C \"x\""], "B in Q"),
    (
      ["A", "  P #p", "    B", "      C \"y\"", "    B [here]", "      C \"x\"", "  B", "    C \"x\""],
      "B with \"x\" in P #p"
    ),
    (["A", "  P #p", "    B [here] label=v", "    B", "  B label=v"], "B label=v in P #p"),
    (["A", "  B [here] n=1", "  B n=2"], "B 1"),
    (["A", "  B label=v", "    C \"x\"", "  B [here] label=v", "    C \"x\""], "B 2"),
    (["A", "  B \"x\"", "  B \"x\" label=v", "  B \"x\" [here] label=v"], "B \"x\" 3"),
    (["B [here]", "  B", "    C \"x\""], "B 1"),
    (["B", "  B [here]", "    C \"x\""], "B 2"),
  ]

  @Test func `a node has the shortest address that is unique, reporting before numbers`() {
    forEachRow(Self.addresses) { lines, address in
      let tree = try tree(lines)
      let path = try #require(tree.paths.first { tree.node(at: $0)?.states == ["here"] })
      var book = AddressBook(tree)
      expectEqual(book.address(of: path).printed, address)
      expectEqual(try book.path(of: book.address(of: path), at: .start), path)
    }
  }

  @Test func `only the chosen spelling of an address is read, and a nearly named part is reported`() throws {
    forEachRow([
      "B label=v", "B #b", "B with \"x\"", "B in A", "B 1", "B n=1", "B \"t\" 1", "C in B with \"x\"", "B 2",
      "B 0",
    ]) { address in
      let text = Storyboard([try tree(["A", "  B \"t\" label=v n=1", "    C \"x\""])]).text
      #expect(throws: Diagnostic.self, "\(address)") {
        try Storyboard(text: text + "\n[2] tap\nremoved \(address)\n")
      }
      #expect(throws: Never.self, "\(address)") {
        try Storyboard(text: text + "\n[2] tap\nremoved B \"t\"\n")
      }
    }

    let text = Storyboard([try tree(["A", "  B label=key", "    C \"Hello\"", "  B", "    C"])]).text
    let faults = ["B label=kye", "B with \"Helo\""].map { address in
      #expect(throws: Diagnostic.self) { try Storyboard(text: text + "\n[2] tap\nremoved \(address)\n") }
    }
    expectEqual(faults.map { $0?.nearest }, ["B label=key", "B with \"Hello\""])
  }

  @Test func `addresses kept up to date are those of the tree as it is`() {
    forEachRow(SplitMix64.seeds(100)) { seed in
      var random = SplitMix64(seed: seed)
      var tree = random.alikeTree()
      var book = AddressBook(tree)
      for change in TreeDifference(from: tree, to: random.mutated(random.mutated(tree))).changes {
        tree = try #require(tree.applying(change))
        expectTrue(book.apply(change) && book.tree() == tree)
        var fresh = AddressBook(tree)
        for path in tree.paths {
          let address = book.address(of: path)
          expectTrue(
            address.printed.unicodeScalars.elementsEqual(fresh.address(of: path).printed.unicodeScalars))
          expectEqual(try book.path(of: address, at: .start), path)
          expectEqual(try fresh.path(of: address, at: .start), path)
        }
      }
    }
  }

  private func tree(_ lines: [String]) throws -> RenderNode {
    try RenderNode(text: lines.map { $0 + "\n" }.joined())
  }
}

extension RenderNode {
  /// The paths of all nodes.
  fileprivate var paths: [TreePath] {
    [[]] + children.enumerated().flatMap { index, child in child.paths.map { [index] + $0 } }
  }
}
