import HeadlessUIKit

/// Shows the tabs of a window in a collection view.
///
/// It shows what its consumer methods set. The user's actions are only sent as commands, which a
/// subclass chooses; the subclass also lays out the collection view.
package class TabCollectionViewController: UIViewController {
  let collectionView: UICollectionView
  private(set) lazy var tabs: TabCollectionSource = TabCollectionSource(
    collectionView, cells: cells,
    move: { [weak self] in self?.moveTab(from: $0, to: $1) },
    close: { [weak self] in self?.closeTab(at: $0) })
  private let cells: TabCell.Type
  private var fittedSize: CGSize = .zero

  init(_ layout: UICollectionViewLayout, cells: TabCell.Type) {
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    self.cells = cells
    super.init(nibName: nil, bundle: nil)
  }

  package required init?(coder: NSCoder) { nil }

  /// At a new size, the selected tab may be out of sight.
  package override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard collectionView.bounds.size != fittedSize else { return }
    fittedSize = collectionView.bounds.size
    tabs.scrollToSelectedTab(animated: false)
  }

  /// Tabs are larger if their texts are.
  package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    collectionView.collectionViewLayout.invalidateLayout()
  }

  /// Sends the command that moves a tab.
  func moveTab(from index: Int, to newIndex: Int) {}

  /// Sends the command that closes a tab.
  func closeTab(at index: Int) {}

  /// Called when the number of tabs has changed.
  func tabCountDidChange() {}
}

extension TabCollectionViewController: TabCollectionConsumer {
  package func populateItems(_ items: [TabCollectionItem], selectedIndex: Int?) {
    tabs.populate(items, selectedIndex: selectedIndex)
    tabs.scrollToSelectedTab(animated: false)
    tabCountDidChange()
  }

  package func insertItem(_ item: TabCollectionItem, at index: Int, selectedIndex: Int?) {
    tabs.insert(item, at: index, selectedIndex: selectedIndex)
    tabCountDidChange()
  }

  package func deleteItem(at index: Int, selectedIndex: Int?) {
    tabs.delete(at: index, selectedIndex: selectedIndex)
    tabCountDidChange()
  }

  package func moveItem(from index: Int, to newIndex: Int, selectedIndex: Int?) {
    tabs.move(from: index, to: newIndex, selectedIndex: selectedIndex)
  }

  package func replaceItem(at index: Int, with item: TabCollectionItem) {
    tabs.replace(at: index, with: item)
  }

  package func setSelectedIndex(_ index: Int?) {
    tabs.select(index)
    tabs.scrollToSelectedTab(animated: true)
  }
}

/// Shows the tabs of a window in their order, one of which may be selected.
///
/// A selected index is the one after the change; `nil` if no tab is selected.
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
  /// The tab's title.
  package let title: String

  package init(title: String) {
    self.title = title
  }
}
