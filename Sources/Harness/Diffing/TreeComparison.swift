import RenderTree

/// The state of comparing two trees, from the roots down.
struct TreeComparison {
  /// All nodes whose lines differ come first, by their paths in the old tree; then what moves nodes about.
  var changes: [TreeChange] { changed + rearranged }

  private var changed: [TreeChange] = []
  private var rearranged: [TreeChange] = []
  private var budget: Int
  /// Matched nodes that are still to be compared.
  private var open: [MatchedNodes] = []

  private struct MatchedNodes {
    let before: RenderNode
    let after: RenderNode
    /// The path in the old tree.
    let oldPath: TreePath
    /// The path in the tree as the changes so far have left it.
    let path: TreePath
  }

  init(budget: Int) {
    self.budget = budget
  }

  /// Compares two trees whose roots are of one type.
  mutating func compare(_ before: RenderNode, _ after: RenderNode) {
    open.append(MatchedNodes(before: before, after: after, oldPath: [], path: []))
    while let nodes = open.popLast() {
      if !nodes.before.hasSameLine(as: nodes.after) {
        changed.append(
          .changed(
            nodes.oldPath, before: nodes.before.withoutChildren, after: nodes.after.withoutChildren))
      }
      compareChildren(of: nodes)
    }
  }

  private mutating func compareChildren(of nodes: MatchedNodes) {
    let (before, after) = (nodes.before.children, nodes.after.children)
    let matches = siblingMatches(before, after, budget: &budget)
    remove(before, unless: Set(matches.compactMap(\.self)), at: nodes.path)
    arrange(before, as: after, matches: matches, at: nodes.path)
    for (index, match) in matches.enumerated().reversed() {
      guard let match else { continue }
      open.append(
        MatchedNodes(
          before: before[match], after: after[index], oldPath: nodes.oldPath + [match],
          path: nodes.path + [index]))
    }
  }

  /// Removes what has no match, the last child first, so that the indices of the others stay true.
  private mutating func remove(_ children: [RenderNode], unless matched: Set<Int>, at path: TreePath) {
    for index in children.indices.reversed() where !matched.contains(index) {
      rearranged.append(.removed(path + [index], node: children[index]))
    }
  }

  /// Moves and adds children from the first to the last, each behind its new predecessor.
  private mutating func arrange(
    _ before: [RenderNode], as after: [RenderNode], matches: [Int?], at path: TreePath
  ) {
    let staying = Set(longestIncreasingRun(of: matches.compactMap(\.self)))
    var current = matches.compactMap(\.self).sorted().map(Optional.some)
    var place = 0
    for (index, match) in matches.enumerated() {
      if let match, staying.contains(match) {
        while place < current.count, current[place] != match { place += 1 }
      } else if let match, let old = current.firstIndex(of: match) {
        current.remove(at: old)
        if old < place { place -= 1 }
        current.insert(match, at: place)
        rearranged.append(.moved(path + [old], parent: path, index: place))
      } else {
        current.insert(nil, at: place)
        rearranged.append(.added(after[index], parent: path, index: place))
      }
      place += 1
    }
  }
}

/// The longest subsequence of distinct numbers that increases: the siblings that need not move.
func longestIncreasingRun(of numbers: [Int]) -> [Int] {
  var ends: [Int] = []
  var previous = [Int?](repeating: nil, count: numbers.count)
  for (index, number) in numbers.enumerated() {
    var low = 0
    var high = ends.count
    while low < high {
      let middle = (low + high) / 2
      if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
    }
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
