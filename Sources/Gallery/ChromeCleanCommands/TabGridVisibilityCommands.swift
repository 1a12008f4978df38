/// Shows the grid of tabs, and leaves it for the active tab.
@MainActor
package protocol TabGridVisibilityCommands: AnyObject {
  func showTabGrid()
  func closeTabGrid()
}
