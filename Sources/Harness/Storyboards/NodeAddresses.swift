import RenderTree

/// The addresses of the nodes of one tree, as storyboards name them.
package struct NodeAddresses: Sendable {
  private let book: AddressBook

  package init(of tree: RenderNode) {
    book = AddressBook(tree)
  }

  /// The shortest unique address of the node at `path`, which the tree must have: `UISwitch #SyncSwitch`.
  package func address(of path: TreePath) -> String {
    book.address(of: path).printed
  }
}
