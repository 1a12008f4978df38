import RenderTree

/// A tree while the changes of a step are written or read, with the addresses of the moment.
struct ChangingTree {
  private(set) var tree: RenderNode
  private(set) var addresses: AddressBook

  init(_ tree: RenderNode) {
    self.tree = tree
    addresses = AddressBook(tree)
  }

  /// Applies a change in place and says whether it fitted.
  mutating func apply(_ change: TreeChange) -> Bool {
    guard tree.apply(change) else { return false }
    addresses.apply(change)
    return true
  }
}
