import ChromeCleanCommands
import Coordination

// Each of these commands starts or stops a coordinator.

extension RootCoordinator {
  func registerCommands() {
    dispatcher?.startDispatching(to: self, for: (any ToolbarCommands).self)
    dispatcher?.startDispatching(to: self, for: (any FindInPageVisibilityCommands).self)
    dispatcher?.startDispatching(to: self, for: (any TabGridVisibilityCommands).self)
    dispatcher?.startDispatching(to: self, for: (any SettingsCommands).self)
  }
}

extension RootCoordinator: ToolbarCommands {
  package func showToolsMenu() {
    startChild(ToolsMenuCoordinator())
  }

  package func closeToolsMenu() {
    stopChild(ToolsMenuCoordinator.self)
  }
}

extension RootCoordinator: FindInPageVisibilityCommands {
  package func showFindInPage() {
    startChild(FindInPageCoordinator())
  }

  package func hideFindInPage() {
    stopChild(FindInPageCoordinator.self)
  }
}

extension RootCoordinator: TabGridVisibilityCommands {
  package func showTabGrid() {
    startChild(TabGridCoordinator())
  }

  package func closeTabGrid() {
    stopChild(TabGridCoordinator.self)
  }
}

extension RootCoordinator: SettingsCommands {
  package func showSettings() {
    startChild(SettingsCoordinator())
  }

  package func closeSettings() {
    stopChild(SettingsCoordinator.self)
  }
}
