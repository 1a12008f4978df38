/// Shows the grid of tabs, and leaves it for the active tab.
@MainActor
public protocol TabGridVisibilityCommands: AnyObject {
  func showTabGrid()
  func closeTabGrid()
}
