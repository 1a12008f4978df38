import ChromeCommands
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
  public func showToolsMenu() {
    startChild(ToolsMenuCoordinator())
  }

  public func closeToolsMenu() {
    stopChild(ToolsMenuCoordinator.self)
  }
}

extension RootCoordinator: FindInPageVisibilityCommands {
  public func showFindInPage() {
    startChild(FindInPageCoordinator())
  }

  public func hideFindInPage() {
    stopChild(FindInPageCoordinator.self)
  }
}

extension RootCoordinator: TabGridVisibilityCommands {
  public func showTabGrid() {
    startChild(TabGridCoordinator())
  }

  public func closeTabGrid() {
    stopChild(TabGridCoordinator.self)
  }
}

extension RootCoordinator: SettingsCommands {
  public func showSettings() {
    startChild(SettingsCoordinator())
  }

  public func closeSettings() {
    stopChild(SettingsCoordinator.self)
  }
}
