import Diffing
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
    if change.affectsAddresses { addresses = AddressBook(tree) }
    return true
  }
}

extension TreeChange {
  /// Whether any node's address may be another one afterwards.
  fileprivate var affectsAddresses: Bool {
    guard case .changed(_, let before, let after) = self else { return true }
    return before.identifier != after.identifier || before.text != after.text
  }
}
