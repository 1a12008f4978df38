/// Shows the grid of tabs, and what is done in it.
@MainActor
public protocol TabGridCommands: AnyObject {
  func showTabGrid()
  /// Shows a tab, and leaves the grid.
  func showTabGridTab(at index: Int)
  func closeTabGridTab(at index: Int)
  /// Opens an empty tab, and leaves the grid for it.
  func createAndShowNewTabInTabGrid()
}
