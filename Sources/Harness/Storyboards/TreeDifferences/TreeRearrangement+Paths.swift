extension TreeRearrangement {
  /// The path of a new node as the changes so far have left the tree; its parent must be in its place.
  func path(ofNew new: Int) -> TreePath {
    var path: TreePath = []
    append(pathOfNew: new, to: &path)
    return path.reversed()
  }

  /// Takes an old node from its siblings, and returns the path where it was.
  mutating func leave(_ old: Int) -> TreePath {
    let path = path(ofOld: old)
    guard let parent = matching.before.parents[old] else { return path }
    let count = matching.before.children[parent].count
    siblings[parent, default: ChangingSiblings(count: count)].leave(matching.before.places[old])
    return path
  }

  /// The path of an old node that is not yet in its place.
  private func path(ofOld old: Int) -> TreePath {
    var path: TreePath = []
    var next = old
    while !isPlaced[next], let parent = matching.before.parents[next] {
      let place = matching.before.places[next]
      path.append(siblings[parent]?.place(ofWaiting: place) ?? place)
      next = parent
    }
    if let new = matching.destinations[next] { append(pathOfNew: new, to: &path) }
    return path.reversed()
  }

  /// Appends the indices of the node and those above it, the last level first.
  private func append(pathOfNew new: Int, to path: inout TreePath) {
    var next = new
    while let parent = matching.after.parents[next] {
      let place = matching.after.places[next]
      let arranged = matching.origins[parent].flatMap { siblings[$0] }
      path.append(arranged?.place(ofPlaced: place) ?? place)
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
      path.append(places[next])
      next = parent
    }
    return path.reversed()
  }
}
