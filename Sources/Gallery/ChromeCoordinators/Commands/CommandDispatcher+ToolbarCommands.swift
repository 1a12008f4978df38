import ChromeCommands
import Coordination

extension CommandDispatcher: ToolbarCommands {
  public func showToolsMenu() {
    send((any ToolbarCommands).self) { $0.showToolsMenu() }
  }

  public func closeToolsMenu() {
    send((any ToolbarCommands).self) { $0.closeToolsMenu() }
  }
}
