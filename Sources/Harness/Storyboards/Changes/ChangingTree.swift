import Diagnostics
import RenderTree

/// A tree while the changes of a step are written or read, with its current addresses.
///
///     var after = tree  // UIView, with a UILabel #title "Sync"
///     after.children[0].text = "Synk"
///     let difference = TreeDifference(from: tree, to: after)
///     ChangingTree(tree).lines(of: difference, [:])  // changed UILabel #title: "Sync" -> "Synk"
///
/// The lines of a step name nodes as the tree before the step has them, until the first node is added, removed or moved;
/// after that, as the lines above left them.
struct ChangingTree {
  private(set) var addresses: AddressBook
  /// Changes of lines that are not made yet, so that others are named by what the reader knows.
  private var waiting: [TreeChange] = []

  init(_ tree: RenderNode) {
    addresses = AddressBook(tree)
  }

  /// The tree after all changes so far; `nil` if one that waited does not fit.
  var settledTree: RenderNode? {
    mutating get { settle() ? addresses.tree() : nil }
  }

  /// Returns the node at a path with its descendants; `nil` if there is no such node.
  func node(at path: TreePath) -> RenderNode? {
    addresses.number(at: path).map { addresses.tree(of: $0) }
  }

  /// Returns the node at a path, which must be in the tree, without its children.
  func line(at path: TreePath) -> RenderNode {
    addresses.entries[addresses.number(at: path) ?? 0].node.withoutChildren
  }

  /// The number of a node's children; `nil` if there is no such node.
  func childCount(at path: TreePath) -> Int? {
    addresses.number(at: path).map { addresses.entries[$0].children.count }
  }

  /// Applies a change; returns `false`, and does nothing, if it does not fit the tree.
  mutating func apply(_ change: TreeChange) -> Bool {
    if let path = change.pathOfLine, addresses.number(at: path) != nil {
      waiting.append(change)
      return true
    }
    return settle() && addresses.apply(change)
  }

  /// Makes the changes that wait. Their nodes keep their paths meanwhile.
  private mutating func settle() -> Bool {
    guard !waiting.isEmpty else { return true }
    let changes = waiting
    waiting = []
    return changes.allSatisfy { addresses.apply($0) }
  }

  /// Makes the changes that wait, unless what follows is one more of them: then nodes have the names from before.
  mutating func prepareForNames(inChangeOfLine: Bool) -> Bool { inChangeOfLine || settle() }

  /// Returns the path of the node that an address names; throws unless there is exactly one.
  mutating func path(of address: NodeAddress, at position: SourcePosition) throws(Diagnostic) -> TreePath {
    try addresses.path(of: address, at: position)
  }

  /// Returns the shortest unique address of the node at a path, which must be in the tree.
  mutating func address(of path: TreePath) -> NodeAddress {
    addresses.address(of: path)
  }
}

extension TreeChange {
  /// The path of a node that remains where it is; `nil` for other changes.
  var pathOfLine: TreePath? {
    switch self {
    case .changed(let path, _, _), .hidden(let path, _, _), .shown(let path, _, _): path
    case .added, .removed, .moved, .swapped, .replaced: nil
    }
  }
}
