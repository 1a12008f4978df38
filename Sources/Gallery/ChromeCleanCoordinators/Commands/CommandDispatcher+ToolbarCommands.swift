import ChromeCleanCommands
import Coordination

extension CommandDispatcher: ToolbarCommands {
  package func showToolsMenu() {
    send((any ToolbarCommands).self) { $0.showToolsMenu() }
  }

  package func closeToolsMenu() {
    send((any ToolbarCommands).self) { $0.closeToolsMenu() }
  }
}
