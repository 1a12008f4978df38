import HeadlessUIKit

extension TabStripViewController: TabCollectionConsumer {
  package func populateItems(_ items: [TabCollectionItem], selectedIndex: Int?) {
    tabs.populate(items, selectedIndex: selectedIndex)
    tabs.scrollToSelectedTab(animated: false)
  }

  package func insertItem(_ item: TabCollectionItem, at index: Int, selectedIndex: Int?) {
    tabs.insert(item, at: index, selectedIndex: selectedIndex)
  }

  package func deleteItem(at index: Int, selectedIndex: Int?) {
    tabs.delete(at: index, selectedIndex: selectedIndex)
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

extension TabStripViewController: TabStripConsumer {
  package func setTabStripVisible(_ isVisible: Bool) {
    view.isHidden = !isVisible
  }
}
