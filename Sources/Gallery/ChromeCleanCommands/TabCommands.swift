/// Changes the tabs of the window, wherever they are shown.
@MainActor
package protocol TabCommands: AnyObject {
  func showTab(at index: Int)
  func closeTab(at index: Int)
  /// Opens an empty tab after the others, and shows it.
  func createNewTab()
  func moveTab(from index: Int, to newIndex: Int)
}

/// Shows and hides the strip of tabs.
@MainActor
package protocol TabStripCommands: AnyObject {
  func showTabStrip()
  func hideTabStrip()
}

/// Changes the tabs of the window in their grid.
///
/// A sender that leaves the grid for a tab sends ``TabGridVisibilityCommands/closeTabGrid()`` next.
@MainActor
package protocol TabGridCommands: AnyObject {
  func showTabGridTab(at index: Int)
  func closeTabGridTab(at index: Int)
  /// Opens an empty tab after the others, and shows it.
  func createAndShowNewTabInTabGrid()
  func moveTabGridTab(from index: Int, to newIndex: Int)
}

/// Shows the grid of tabs, and leaves it for the active tab.
@MainActor
package protocol TabGridVisibilityCommands: AnyObject {
  func showTabGrid()
  func closeTabGrid()
}
