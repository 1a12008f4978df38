/// Changes the tabs of the window in their grid.
///
/// Those who leave the grid for a tab send ``TabGridVisibilityCommands/closeTabGrid()`` next.
@MainActor
package protocol TabGridCommands: AnyObject {
  func showTabGridTab(at index: Int)
  func closeTabGridTab(at index: Int)
  /// Opens an empty tab after the others, and shows it.
  func createAndShowNewTabInTabGrid()
  func moveTabGridTab(from index: Int, to newIndex: Int)
}
