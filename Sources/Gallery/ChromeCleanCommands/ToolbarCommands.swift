/// Opens and closes what hangs on the toolbar.
@MainActor
package protocol ToolbarCommands: AnyObject {
  func showToolsMenu()
  func closeToolsMenu()
}
