import RenderTree

/// The edits that make one tree of another, once it is known which node is which.
///
/// All nodes whose lines differ come first, by their paths in the old tree. Then the new tree is
/// gone through from the root down: what goes with all that is below it is removed, and children
/// are moved and added in their order. As parents are arranged before their children, no node is
/// ever moved into itself. What goes, except for nodes in it that other parents take, is removed
/// last.
struct TreeRearrangement {
  let matching: TreeMatching
  private(set) var changes: [TreeChange] = []
  /// The children of old nodes that do not just stay as they are.
  var siblings: [Int: ChangingSiblings] = [:]
  /// Whether an old node is already where the new tree has it.
  var isPlaced: [Bool]
  /// Whether an old node, or one below it, is in the new tree.
  private let isKept: [Bool]
  /// Whether a new node, or one below it, was in the old tree.
  private let isKnown: [Bool]

  init(_ matching: TreeMatching) {
    self.matching = matching
    isPlaced = matching.destinations.map { _ in false }
    isKept = matching.before.marks { matching.destinations[$0] != nil }
    isKnown = matching.after.marks { matching.origins[$0] != nil }
    // A root has no siblings, so it is where it belongs from the start.
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
      guard !before.hasSameLine(as: after) else { return }
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
        for child in rearrangement.matching.before.children[old] { rearrangement.isPlaced[child] = true }
      } else {
        rearrangement.arrangeChildren(of: old, new)
      }
    }
  }

  /// Visits new nodes that may differ from old ones, or have such below them, each before its children.
  private mutating func forEachTouched(_ visit: (inout TreeRearrangement, Int) -> Void) {
    var new = 0
    while new < matching.after.nodes.count {
      // What is equal has nothing to do, and what is all new comes along with its topmost node.
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
  /// Removes, moves and adds children until the old node has those of the new one.
  private mutating func arrangeChildren(of old: Int, _ new: Int) {
    if siblings[old] == nil {
      siblings[old] = ChangingSiblings(count: matching.before.children[old].count)
    }
    var path = path(ofNew: new)
    removeChildren(of: old, at: path)
    // Only those that keep their order may stay; the longest such run leaves the fewest moves.
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
      // A node that came from elsewhere may have left from before this parent, and shifted its
      // path.
      if matching.before.parents[origin] != old { path = self.path(ofNew: new) }
    }
  }

  /// The old children that remain with their parent, and need not move, in their order.
  private func stayingChildren(of old: Int, _ new: Int) -> [Int] {
    let remaining = matching.after.children[new].compactMap { matching.origins[$0] }
      .filter { matching.before.parents[$0] == old }
    return longestIncreasingRun(of: remaining)
  }

  /// Removes children of which nothing is kept, the last first.
  private mutating func removeChildren(of old: Int, at path: TreePath) {
    for child in matching.before.children[old].reversed() where !isKept[child] {
      let former = matching.before.siblingIndices[child]
      guard let index = siblings[old]?.index(ofWaiting: former) else { continue }
      siblings[old]?.leave(former)
      changes.append(.removed(path + [index], node: matching.before.nodes[child]))
    }
  }

  private mutating func add(_ child: Int, to path: TreePath, at index: Int?) {
    // Descendants that were elsewhere are moved in later, and are not brought twice.
    let node = matching.after.node(child) { matching.origins[$0] != nil }
    changes.append(.added(node, parent: path, index: index ?? 0))
  }

  /// Moves into an added node those children that were elsewhere; it brought the others with it.
  private mutating func fill(_ new: Int) {
    for (index, child) in matching.after.children[new].enumerated() {
      guard let origin = matching.origins[child] else { continue }
      // The path is found before the child leaves: a change names both as they were before it.
      let parent = path(ofNew: new)
      changes.append(.moved(leave(origin), parent: parent, index: index))
      isPlaced[origin] = true
    }
  }

  /// Removes what went, of which other parents have taken some nodes.
  private mutating func removeEmptied() {
    for old in matching.before.nodes.indices.reversed() where isKept[old] && matching.destinations[old] == nil
    {
      // A parent that goes as well takes this one with it.
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

  /// Takes an old node from its siblings, and returns the path where it was.
  mutating func leave(_ old: Int) -> TreePath {
    let path = path(ofOld: old)
    guard let parent = matching.before.parents[old] else { return path }
    let count = matching.before.children[parent].count
    siblings[parent, default: ChangingSiblings(count: count)].leave(matching.before.siblingIndices[old])
    return path
  }

  /// Returns the path of an old node that is not yet arranged.
  private func path(ofOld old: Int) -> TreePath {
    var path: TreePath = []
    var next = old
    // Up to the first ancestor that is arranged, indices are those of the old tree; above it, those
    // of the new one.
    while !isPlaced[next], let parent = matching.before.parents[next] {
      let index = matching.before.siblingIndices[next]
      path.append(siblings[parent]?.index(ofWaiting: index) ?? index)
      next = parent
    }
    if let new = matching.destinations[next] { append(pathOfNew: new, to: &path) }
    path.reverse()
    return path
  }

  /// Appends the indices of the node and those above it, the last level first.
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
  /// The indices that lead from the root to the node.
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

/// The longest subsequence of distinct numbers that increases: the siblings that need not move.
package func longestIncreasingRun(of numbers: [Int]) -> [Int] {
  // Patience sorting: each number goes to the first pile whose top is not less, found by halving,
  // so that this costs n log n. The number of piles is the length of the run.
  // For each length, the index of the least number that ends a run of it: the numbers there increase.
  var ends: [Int] = []
  var previous = [Int?](repeating: nil, count: numbers.count)
  for (index, number) in numbers.enumerated() {
    var low = 0
    var high = ends.count
    while low < high {
      let middle = (low + high) / 2
      if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
    }
    // The top of the pile before is the best number to come before this one.
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
