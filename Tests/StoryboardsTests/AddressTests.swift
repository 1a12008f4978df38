import Diagnostics
import Expectations
import RenderTree
import TestSupport
import Testing

@testable import Storyboards

@Suite struct AddressTests {
  /// A tree in which one node is marked `[here]`, and the node's address.
  static let addresses: [([String], String)] = [
    (["A", "  B #b \"x\" [here] k=v"], "B #b"),
    (["A", "  B \"x\" [here]", "  B"], "B \"x\""),
    (["A", "  B [here] k=v", "    C \"x\""], "B"),
    (["A", "  B [here] k=v", "  B k=w"], "B k=v"),
    (["A", "  B [here] k=\"two words\"", "  B"], "B k=\"two words\""),
    (["A", "  B [here] k=v m=w", "  B k=v m=v"], "B m=w"),
    (["A", "  B [here] n=1 p=(1 2) k=v", "  B"], "B k=v"),
    (["A", "  B [here] \"odd name\"=v", "  B"], "B \"odd name\"=v"),
    (["A", "  B [here] with=v", "  B"], "B with=v"),
    (["A", "  B [here]", "    C \"x\"", "  B", "    C \"y\""], "B with \"x\""),
    (["A", "  B [here]", "    C", "      D \"x\"", "    D \"y\"", "  B", "    D \"y\""], "B with \"x\""),
    (["A", "  B \"z\" [here]", "    C \"x\"", "  B \"z\"", "    C \"y\""], "B with \"x\""),
    (["A", "  B [here] k=v", "    C \"x\"", "  B k=v", "    C \"y\""], "B with \"x\""),
    (["A", "  B [here] k=v", "    C \"x\"", "  B k=w", "    C \"y\""], "B k=v"),
    (["A", "  P", "    C \"x\"", "    B [here]", "  P", "    C \"y\"", "    B"], "B in P with \"x\""),
    (["A", "  P k=v", "    B [here]", "  P", "    B"], "B in P k=v"),
    (["A", "  P #p", "    B", "      C \"x\"", "  Q", "    B [here]", "      C \"x\""], "B in Q"),
    (
      ["A", "  P #p", "    B", "      C \"y\"", "    B [here]", "      C \"x\"", "  B", "    C \"x\""],
      "B with \"x\" in P #p"
    ),
    (["A", "  P #p", "    B [here] k=v", "    B", "  B k=v"], "B k=v in P #p"),
    (["A", "  B [here] n=1", "  B n=2"], "B 1 of 2"),
    (["A", "  B k=v", "    C \"x\"", "  B [here] k=v", "    C \"x\""], "B 2 of 2"),
    (["A", "  B \"x\"", "  B \"x\" k=v", "  B \"x\" [here] k=v"], "B \"x\" 3 of 3"),
    (["B [here]", "  B", "    C \"x\""], "B 1 of 2"),
    (["B", "  B [here]", "    C \"x\""], "B 2 of 2"),
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
      "B k=v", "B #b", "B with \"x\"", "B in A", "B 1 of 1", "B n=1", "B \"t\" 1 of 1", "C in B with \"x\"",
    ]) { address in
      let text = Storyboard([try tree(["A", "  B \"t\" k=v n=1", "    C \"x\""])]).text
      #expect(throws: Diagnostic.self, "\(address)") {
        try Storyboard(text: text + "\n[2] tap\nremoved \(address)\n")
      }
      #expect(throws: Never.self, "\(address)") {
        try Storyboard(text: text + "\n[2] tap\nremoved B \"t\"\n")
      }
    }

    let text = Storyboard([try tree(["A", "  B key=v", "    C \"Hello\"", "  B", "    C"])]).text
    let faults = ["B kye=v", "B with \"Helo\""].map { address in
      #expect(throws: Diagnostic.self) { try Storyboard(text: text + "\n[2] tap\nremoved \(address)\n") }
    }
    expectEqual(faults.map { $0?.nearest }, ["B key=v", "B with \"Hello\""])
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
