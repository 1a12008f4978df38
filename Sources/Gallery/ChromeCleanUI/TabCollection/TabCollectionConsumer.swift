/// Shows the tabs of a window in their order, one of which may be selected.
///
/// A selected index is the one after the change, and `nil` while no tab is selected.
@MainActor
package protocol TabCollectionConsumer: AnyObject {
  /// Shows these tabs instead of all others.
  func populateItems(_ items: [TabCollectionItem], selectedIndex: Int?)
  func insertItem(_ item: TabCollectionItem, at index: Int, selectedIndex: Int?)
  func deleteItem(at index: Int, selectedIndex: Int?)
  func moveItem(from index: Int, to newIndex: Int, selectedIndex: Int?)
  func replaceItem(at index: Int, with item: TabCollectionItem)
  func setSelectedIndex(_ index: Int?)
}

/// A tab, as a grid or a strip shows it.
package struct TabCollectionItem: Hashable, Sendable {
  /// What the tab is called.
  package let title: String

  package init(title: String) {
    self.title = title
  }
}
