/// Changes the tabs of the window, wherever they are shown.
@MainActor
package protocol TabCommands: AnyObject {
  func showTab(at index: Int)
  func closeTab(at index: Int)
  /// Opens an empty tab after the others, and shows it.
  func createNewTab()
  func moveTab(from index: Int, to newIndex: Int)
}
