import ChromeCleanCommands
import ChromeCleanModel

extension TabCollectionMediator: TabCommands {
  func showTab(at index: Int) {
    webStateList?.activate(at: index)
  }

  func closeTab(at index: Int) {
    webStateList?.close(at: index, isUserAction: true)
  }

  func createNewTab() {
    webStateList?.insert(WebState(), [.activate])
  }

  func moveTab(from index: Int, to newIndex: Int) {
    webStateList?.move(from: index, to: newIndex)
  }
}

extension TabCollectionMediator: TabGridCommands {
  func showTabGridTab(at index: Int) { showTab(at: index) }
  func closeTabGridTab(at index: Int) { closeTab(at: index) }
  func createAndShowNewTabInTabGrid() { createNewTab() }
  func moveTabGridTab(from index: Int, to newIndex: Int) { moveTab(from: index, to: newIndex) }
}
