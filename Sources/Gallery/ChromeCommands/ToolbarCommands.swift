/// Opens and closes what hangs on the toolbar.
@MainActor
public protocol ToolbarCommands: AnyObject {
  func showToolsMenu()
  func closeToolsMenu()
}
