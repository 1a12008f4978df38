import ChromeCleanCommands
import Coordination
import Foundation

extension CommandDispatcher: ToolbarCommands {
  package func showToolsMenu() {
    send((any ToolbarCommands).self) { $0.showToolsMenu() }
  }

  package func closeToolsMenu() {
    send((any ToolbarCommands).self) { $0.closeToolsMenu() }
  }
}

extension CommandDispatcher: ToolbarShrinkingCommands {
  package func shrinkToolbar(by length: Double) {
    send((any ToolbarShrinkingCommands).self, length) { $0.shrinkToolbar(by: length) }
  }
}

extension CommandDispatcher: SettingsCommands {
  package func showSettings() {
    send((any SettingsCommands).self) { $0.showSettings() }
  }

  package func closeSettings() {
    send((any SettingsCommands).self) { $0.closeSettings() }
  }
}

extension CommandDispatcher: PreferencesCommands {
  package func selectSearchEngine(at index: Int) {
    send((any PreferencesCommands).self, index) { $0.selectSearchEngine(at: index) }
  }

  package func blockPopUps(_ isOn: Bool) {
    send((any PreferencesCommands).self, isOn) { $0.blockPopUps(isOn) }
  }

  package func clearBrowsingData() {
    send((any PreferencesCommands).self) { $0.clearBrowsingData() }
  }
}

extension CommandDispatcher: BrowsingDataConfirmationCommands {
  package func confirmClearingBrowsingData() {
    send((any BrowsingDataConfirmationCommands).self) { $0.confirmClearingBrowsingData() }
  }
}

extension CommandDispatcher: NavigationCommands {
  package func goBack() {
    send((any NavigationCommands).self) { $0.goBack() }
  }

  package func goForward() {
    send((any NavigationCommands).self) { $0.goForward() }
  }

  package func reloadPage() {
    send((any NavigationCommands).self) { $0.reloadPage() }
  }

  package func stopLoadingPage() {
    send((any NavigationCommands).self) { $0.stopLoadingPage() }
  }
}

extension CommandDispatcher: LocationBarCommands {
  package func loadPage(for text: String) {
    send((any LocationBarCommands).self, text) { $0.loadPage(for: text) }
  }
}

extension CommandDispatcher: WebContentsCommands {
  package func followLink(to url: URL) {
    send((any WebContentsCommands).self, url) { $0.followLink(to: url) }
  }
}

extension CommandDispatcher: FindInPageVisibilityCommands {
  package func showFindInPage() {
    send((any FindInPageVisibilityCommands).self) { $0.showFindInPage() }
  }

  package func hideFindInPage() {
    send((any FindInPageVisibilityCommands).self) { $0.hideFindInPage() }
  }
}

extension CommandDispatcher: FindInPageSearchCommands {
  package func findInPage(_ text: String) {
    send((any FindInPageSearchCommands).self, text) { $0.findInPage(text) }
  }

  package func findNextInPage() {
    send((any FindInPageSearchCommands).self) { $0.findNextInPage() }
  }

  package func findPreviousInPage() {
    send((any FindInPageSearchCommands).self) { $0.findPreviousInPage() }
  }
}

extension CommandDispatcher: TabCommands {
  package func showTab(at index: Int) {
    send((any TabCommands).self, index) { $0.showTab(at: index) }
  }

  package func closeTab(at index: Int) {
    send((any TabCommands).self, index) { $0.closeTab(at: index) }
  }

  package func createNewTab() {
    send((any TabCommands).self) { $0.createNewTab() }
  }

  package func moveTab(from index: Int, to newIndex: Int) {
    send((any TabCommands).self, index, newIndex) { $0.moveTab(from: index, to: newIndex) }
  }
}

extension CommandDispatcher: TabStripCommands {
  package func showTabStrip() {
    send((any TabStripCommands).self) { $0.showTabStrip() }
  }

  package func hideTabStrip() {
    send((any TabStripCommands).self) { $0.hideTabStrip() }
  }
}

extension CommandDispatcher: TabGridCommands {
  package func showTabGridTab(at index: Int) {
    send((any TabGridCommands).self, index) { $0.showTabGridTab(at: index) }
  }

  package func closeTabGridTab(at index: Int) {
    send((any TabGridCommands).self, index) { $0.closeTabGridTab(at: index) }
  }

  package func createAndShowNewTabInTabGrid() {
    send((any TabGridCommands).self) { $0.createAndShowNewTabInTabGrid() }
  }

  package func moveTabGridTab(from index: Int, to newIndex: Int) {
    send((any TabGridCommands).self, index, newIndex) { $0.moveTabGridTab(from: index, to: newIndex) }
  }
}

extension CommandDispatcher: TabGridVisibilityCommands {
  package func showTabGrid() {
    send((any TabGridVisibilityCommands).self) { $0.showTabGrid() }
  }

  package func closeTabGrid() {
    send((any TabGridVisibilityCommands).self) { $0.closeTabGrid() }
  }
}

extension CommandDispatcher: CoordinatorTreeCommands {
  package func startCoordinator(at index: Int) {
    send((any CoordinatorTreeCommands).self, index) { $0.startCoordinator(at: index) }
  }

  package func stopCoordinator(at index: Int) {
    send((any CoordinatorTreeCommands).self, index) { $0.stopCoordinator(at: index) }
  }

  package func showOverlay() {
    send((any CoordinatorTreeCommands).self) { $0.showOverlay() }
  }

  package func closeOverlay() {
    send((any CoordinatorTreeCommands).self) { $0.closeOverlay() }
  }
}

extension CommandDispatcher: CommandReportCommands {
  package func startHandlingCommands() {
    send((any CommandReportCommands).self) { $0.startHandlingCommands() }
  }

  package func stopHandlingCommands() {
    send((any CommandReportCommands).self) { $0.stopHandlingCommands() }
  }

  package func sendReportedCommand() {
    send((any CommandReportCommands).self) { $0.sendReportedCommand() }
  }
}
