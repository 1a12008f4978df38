import RenderTree

extension ChangingTree {
  /// The lines of all changes from this tree to `after`.
  func lines(to after: RenderNode) -> [String] {
    var copy = self
    return TreeDifference(from: tree, to: after).changes.flatMap { change in
      let lines = copy.lines(of: change)
      _ = copy.apply(change)
      return lines
    }
  }

  /// The lines of one change: its own, then the tree that it brings, indented.
  func lines(of change: TreeChange) -> [String] {
    [line(of: change)] + change.broughtLines.map { "  " + $0 }
  }

  /// The change's own line in its canonical spelling.
  func line(of change: TreeChange) -> String {
    line(of: change) { addresses.address(of: $0).printed }
  }

  /// The change's own line, with nodes named by `name`.
  func line(of change: TreeChange, name: (TreePath) -> String) -> String {
    switch change {
    case .changed(let path, let before, let after):
      let parts = PartChange.all(from: before, to: after).map(\.printed).joined(separator: ", ")
      return "\(ChangeKeyword.changed.padded)\(name(path)): \(parts)"
    case .added(_, let parent, let index):
      return "\(ChangeKeyword.added.padded)in \(name(parent)) at \(index)"
    case .removed(let path, _): return ChangeKeyword.removed.padded + name(path)
    case .moved(let path, let parent, let index):
      return "\(ChangeKeyword.moved.padded)\(name(path)) to \(name(parent)) at \(index)"
    case .replaced: return ChangeKeyword.replaced.padded + name([])
    }
  }
}

extension TreeChange {
  /// The lines of the tree that the change brings.
  var broughtLines: [String] {
    switch self {
    case .added(let node, _, _), .replaced(_, let node): node.lines
    case .changed, .removed, .moved: []
    }
  }
}
