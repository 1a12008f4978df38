/// A tab, as a grid or a strip shows it.
package struct TabCollectionItem: Hashable, Sendable {
  /// What the tab is called.
  package let title: String

  package init(title: String) {
    self.title = title
  }
}
