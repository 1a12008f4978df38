import RenderTree

/// The subtrees that the steps of a storyboard removed so far, any of which may come back.
///
///     // [2] removes a table of ten rows, and [5] adds it again, with another text in one of them
///     removed.returns(in: difference)  // that table, of step 2, with one change
///
/// A screen that is shown again is then one line with what differs in it.
struct RemovedSubtrees {
  /// The subtrees in the order in which they were removed.
  private(set) var all: [Removal] = []

  /// A subtree that a step removed.
  struct Removal {
    /// The step's number, from 1.
    let step: Int
    /// The address of its root in the tree before the step, as printed.
    let address: String
    /// The subtree.
    let node: RenderNode
    /// The number of its nodes.
    let count: Int
  }

  /// A subtree that comes back, and what differs in it.
  struct Return {
    let removal: Removal
    /// The changes of lines, with paths from the subtree's root.
    let changes: [TreeChange]
  }

  /// Notes what a step removes.
  ///
  /// - Parameters:
  ///   - difference: The step's difference.
  ///   - before: The tree before it.
  ///   - step: Its number, from 1.
  mutating func note(_ difference: TreeDifference, from before: ChangingTree, step: Int) {
    guard difference.changes.contains(where: { $0.removedNode != nil }) else { return }
    // A node keeps its number, so its address is that in the tree as it was.
    var (former, present) = (before.addresses, before.addresses)
    for change in difference.changes {
      if let node = change.removedNode, case .removed(let path, _) = change,
        let number = present.number(at: path), former.entries.indices.contains(number)
      {
        let address = former.address(of: former.path(of: number)).printed
        all.append(Removal(step: step, address: address, node: node, count: node.count))
      }
      _ = present.apply(change)
    }
  }

  /// Returns what a step brings back, by the indices of the changes that add it.
  func returns(in difference: TreeDifference) -> [Int: Return] {
    guard !all.isEmpty else { return [:] }
    var returns: [Int: Return] = [:]
    for (index, change) in difference.changes.enumerated() {
      if case .added(let node, _, _) = change { returns[index] = origin(of: node) }
    }
    return returns
  }

  /// Returns the latest removal that a new subtree is, with at most a third of its nodes changed; `nil` if it is new.
  private func origin(of node: RenderNode) -> Return? {
    guard !node.children.isEmpty else { return nil }
    let count = node.count
    for removal in all.reversed().lazy.filter({ $0.count == count && $0.node.mayBe(node) }).prefix(
      Self.mostCompared)
    {
      let changes =
        removal.node == node ? [] : TreeDifference(from: removal.node, to: node, budget: 10_000).changes
      if changes.count * 3 <= count, changes.allSatisfy(\.isOfLine) {
        return Return(removal: removal, changes: changes)
      }
    }
    return nil
  }

  /// The most removals of similar subtrees that are compared with a new one.
  private static let mostCompared = 8

  /// Returns the subtree that a step removed by its address; `nil` if it removed no such subtree.
  func removal(of address: String, inStep step: Int) -> Removal? {
    all.first { $0.step == step && $0.address == address }
  }
}

extension TreeChange {
  /// The subtree that the change removes, if it has at least two nodes.
  fileprivate var removedNode: RenderNode? {
    if case .removed(_, let node) = self, !node.children.isEmpty { node } else { nil }
  }

  /// Whether the change is of one node's line.
  fileprivate var isOfLine: Bool {
    if case .changed = self { true } else { false }
  }
}

extension RenderNode {
  /// Whether the root may be the same node as another one.
  fileprivate func mayBe(_ other: RenderNode) -> Bool {
    type == other.type && NodeIdentity.exact.allows(self, other)
  }
}
