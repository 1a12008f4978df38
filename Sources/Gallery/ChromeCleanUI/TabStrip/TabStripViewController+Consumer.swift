import HeadlessUIKit

extension TabStripViewController: TabCollectionConsumer {
  public func populateItems(_ items: [TabCollectionItem], selectedIndex: Int?) {
    tabs.populate(items, selectedIndex: selectedIndex)
    tabs.scrollToSelectedTab(animated: false)
  }

  public func insertItem(_ item: TabCollectionItem, at index: Int, selectedIndex: Int?) {
    tabs.insert(item, at: index, selectedIndex: selectedIndex)
  }

  public func deleteItem(at index: Int, selectedIndex: Int?) {
    tabs.delete(at: index, selectedIndex: selectedIndex)
  }

  public func moveItem(from index: Int, to newIndex: Int, selectedIndex: Int?) {
    tabs.move(from: index, to: newIndex, selectedIndex: selectedIndex)
  }

  public func replaceItem(at index: Int, with item: TabCollectionItem) {
    tabs.replace(at: index, with: item)
  }

  public func setSelectedIndex(_ index: Int?) {
    tabs.select(index)
    tabs.scrollToSelectedTab(animated: true)
  }
}

extension TabStripViewController: TabStripConsumer {
  public func setTabStripVisible(_ isVisible: Bool) {
    view.isHidden = !isVisible
  }
}
