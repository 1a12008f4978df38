import RenderTree

/// The edits from one tree to another whose nodes are matched.
///
///     // UIView                     UIView
///     //   UIStackView "left"         UIStackView "left"
///     //     UISwitch #sync           UIStackView "right"
///     //   UIStackView "right"          UISwitch #sync
///     let matching = TreeMatching(before, after, budget: 1000)
///     TreeRearrangement(matching).changes  // .moved([0, 0], parent: [1], index: 0)
///
/// Nodes whose lines differ come first, by their paths in the old tree. Then the new tree is visited
/// from the root down: subtrees of which nothing is kept are removed, and children are moved and
/// added in their order. Since parents are arranged before their children, no node is ever moved
/// into itself. Removed nodes from which other parents take descendants are removed last.
struct TreeRearrangement {
  let matching: TreeMatching
  private(set) var changes: [TreeChange] = []
  /// The children of old nodes whose lists of children change.
  var siblings: [Int: ChangingSiblings] = [:]
  /// Whether each old node is already where it is in the new tree.
  var isPlaced: [Bool]
  /// The two children of an old node that take each other's places, by the node.
  private let swaps: [Int: SiblingSwap]
  /// Whether each old node, or one below it, is in the new tree.
  private let isKept: [Bool]
  /// Whether each new node, or one below it, was in the old tree.
  private let isKnown: [Bool]

  init(_ matching: TreeMatching) {
    self.matching = matching
    isPlaced = matching.destinations.map { _ in false }
    isKept = matching.before.marks { matching.destinations[$0] != nil }
    isKnown = matching.after.marks { matching.origins[$0] != nil }
    swaps = matching.swaps
    // The root has no siblings, so it is in place from the start.
    isPlaced[0] = true
    changeLines()
    arrange()
    removeEmptied()
  }

  private mutating func changeLines() {
    forEachTouched { rearrangement, new in
      let matching = rearrangement.matching
      guard let old = matching.origins[new] else { return }
      let (before, after) = (matching.before.nodes[old], matching.after.nodes[new])
      guard !before.hasSameLine(as: after), !rearrangement.isSwapped(old) else { return }
      rearrangement.changes.append(
        .changed(
          matching.before.path(of: old), before: before.withoutChildren, after: after.withoutChildren))
    }
  }

  private mutating func arrange() {
    forEachTouched { rearrangement, new in
      guard let old = rearrangement.matching.origins[new] else {
        return rearrangement.fill(new)
      }
      if rearrangement.matching.hasSameChildren(old, new) {
        rearrangement.placeChildren(of: old)
      } else if let swap = rearrangement.swaps[old] {
        let path = rearrangement.path(ofNew: new)
        rearrangement.changes.append(.swapped(path + [swap.first], path + [swap.second]))
        rearrangement.placeChildren(of: old)
      } else {
        rearrangement.arrangeChildren(of: old, new)
      }
    }
  }

  private mutating func placeChildren(of old: Int) {
    for child in matching.before.children[old] { isPlaced[child] = true }
  }

  /// Whether an old node is one of two that take each other's places, and nothing else of it differs.
  private func isSwapped(_ old: Int) -> Bool {
    guard !swaps.isEmpty, let parent = matching.before.parents[old], let swap = swaps[parent] else {
      return false
    }
    let index = matching.before.siblingIndices[old]
    return index == swap.first || index == swap.second
  }

  /// Visits the new nodes whose subtrees may differ from the old ones, each before its children.
  private mutating func forEachTouched(_ visit: (inout TreeRearrangement, Int) -> Void) {
    var new = 0
    while new < matching.after.nodes.count {
      // An equal subtree needs no changes, and a new one is added with its root.
      if matching.isUntouched(new) || !isKnown[new] {
        new = matching.after.ends[new]
      } else {
        visit(&self, new)
        new += 1
      }
    }
  }
}

extension TreeRearrangement {
  /// Removes, moves and adds children until the old node has the new one's.
  private mutating func arrangeChildren(of old: Int, _ new: Int) {
    if siblings[old] == nil {
      siblings[old] = ChangingSiblings(count: matching.before.children[old].count)
    }
    var path = path(ofNew: new)
    removeChildren(of: old, at: path)
    // Only children that keep their order may stay; the longest increasing run needs the fewest moves.
    var staying = stayingChildren(of: old, new)[...]
    for child in matching.after.children[new] {
      guard let origin = matching.origins[child] else {
        add(child, to: path, at: siblings[old]?.insert())
        continue
      }
      if staying.first == origin {
        staying.removeFirst()
        siblings[old]?.stay(matching.before.siblingIndices[origin])
      } else {
        let source = leave(origin)
        changes.append(.moved(source, parent: path, index: siblings[old]?.insert() ?? 0))
      }
      isPlaced[origin] = true
      // A node from another parent may have been before this parent, whose path then changes.
      if matching.before.parents[origin] != old { path = self.path(ofNew: new) }
    }
  }

  /// Returns the old children that remain with their parent and need not move, in order.
  private func stayingChildren(of old: Int, _ new: Int) -> [Int] {
    let remaining = matching.after.children[new].compactMap { matching.origins[$0] }
      .filter { matching.before.parents[$0] == old }
    return longestIncreasingRun(of: remaining)
  }

  /// Removes the children of whose subtrees nothing is kept, the last first.
  private mutating func removeChildren(of old: Int, at path: TreePath) {
    for child in matching.before.children[old].reversed() where !isKept[child] {
      let former = matching.before.siblingIndices[child]
      guard let index = siblings[old]?.index(ofWaiting: former) else { continue }
      siblings[old]?.leave(former)
      changes.append(.removed(path + [index], node: matching.before.nodes[child]))
    }
  }

  private mutating func add(_ child: Int, to path: TreePath, at index: Int?) {
    // Descendants that were elsewhere are moved in later.
    let node = matching.after.node(child) { matching.origins[$0] != nil }
    changes.append(.added(node, parent: path, index: index ?? 0))
  }

  /// Moves into an added node the children that were elsewhere; the others were added with it.
  private mutating func fill(_ new: Int) {
    for (index, child) in matching.after.children[new].enumerated() {
      guard let origin = matching.origins[child] else { continue }
      // A change has paths from before it, so this one is found before the child leaves.
      let parent = path(ofNew: new)
      changes.append(.moved(leave(origin), parent: parent, index: index))
      isPlaced[origin] = true
    }
  }

  /// Removes the nodes from which other parents have taken descendants.
  private mutating func removeEmptied() {
    for old in matching.before.nodes.indices.reversed() where isKept[old] && matching.destinations[old] == nil
    {
      // A parent that is also removed takes this node with it.
      guard let parent = matching.before.parents[old], matching.destinations[parent] != nil else { continue }
      let node = matching.before.node(old) { matching.destinations[$0] != nil }
      changes.append(.removed(leave(old), node: node))
    }
  }
}

extension TreeRearrangement {
  /// Returns the path of a new node after the changes so far; its parent must be arranged already.
  func path(ofNew new: Int) -> TreePath {
    var path: TreePath = []
    append(pathOfNew: new, to: &path)
    path.reverse()
    return path
  }

  /// Removes an old node from its siblings, and returns the path that it had.
  mutating func leave(_ old: Int) -> TreePath {
    let path = path(ofOld: old)
    guard let parent = matching.before.parents[old] else { return path }
    let count = matching.before.children[parent].count
    siblings[parent, default: ChangingSiblings(count: count)].leave(matching.before.siblingIndices[old])
    return path
  }

  /// Returns the path of an old node that is not arranged yet.
  private func path(ofOld old: Int) -> TreePath {
    var path: TreePath = []
    var next = old
    // Up to the first arranged ancestor, indices are those of the old tree; above it, of the new one.
    while !isPlaced[next], let parent = matching.before.parents[next] {
      let index = matching.before.siblingIndices[next]
      path.append(siblings[parent]?.index(ofWaiting: index) ?? index)
      next = parent
    }
    if let new = matching.destinations[next] { append(pathOfNew: new, to: &path) }
    path.reverse()
    return path
  }

  /// Appends the indices of the node and its ancestors, the last level first.
  private func append(pathOfNew new: Int, to path: inout TreePath) {
    var next = new
    while let parent = matching.after.parents[next] {
      let index = matching.after.siblingIndices[next]
      let arranged = matching.origins[parent].flatMap { siblings[$0] }
      path.append(arranged?.index(ofPlaced: index) ?? index)
      next = parent
    }
  }
}

extension FlatTree {
  /// Returns the path from the root to the node.
  func path(of number: Int) -> TreePath {
    var path: TreePath = []
    var next = number
    while let parent = parents[next] {
      path.append(siblingIndices[next])
      next = parent
    }
    return path.reversed()
  }
}

/// Returns the longest increasing subsequence of distinct numbers: the siblings that need not move.
///
///     longestIncreasingRun(of: [3, 0, 1, 4, 2])  // [0, 1, 2]
package func longestIncreasingRun(of numbers: [Int]) -> [Int] {
  // Patience sorting: each number goes onto the first pile whose top is not less, found by binary
  // search, in O(n log n). The number of piles is the length of the run.
  // For each length, the index of the least number that ends a run of it; these numbers increase.
  var ends: [Int] = []
  var previous = [Int?](repeating: nil, count: numbers.count)
  for (index, number) in numbers.enumerated() {
    var low = 0
    var high = ends.count
    while low < high {
      let middle = (low + high) / 2
      if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
    }
    // The top of the previous pile is the best predecessor of this number.
    previous[index] = low > 0 ? ends[low - 1] : nil
    if low == ends.count { ends.append(index) } else { ends[low] = index }
  }
  var run: [Int] = []
  var next = ends.last
  while let index = next {
    run.append(numbers[index])
    next = previous[index]
  }
  return run.reversed()
}
