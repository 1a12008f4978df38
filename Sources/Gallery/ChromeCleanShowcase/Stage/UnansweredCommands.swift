import ChromeCleanCommands
import Foundation

/// Ignores the commands that no coordinator of a use case handles; the storyboard still records
/// them.
@MainActor
final class UnansweredCommands {}

extension UnansweredCommands: ToolbarCommands {
  func showToolsMenu() {}
  func closeToolsMenu() {}
}

extension UnansweredCommands: NavigationCommands {
  func goBack() {}
  func goForward() {}
  func reloadPage() {}
  func stopLoadingPage() {}
}

extension UnansweredCommands: LocationBarCommands {
  func loadPage(for text: String) {}
}

extension UnansweredCommands: WebContentsCommands {
  func followLink(to url: URL) {}
}

extension UnansweredCommands: TabCommands {
  func showTab(at index: Int) {}
  func closeTab(at index: Int) {}
  func createNewTab() {}
  func moveTab(from index: Int, to newIndex: Int) {}
}

extension UnansweredCommands: TabStripCommands {
  func showTabStrip() {}
  func hideTabStrip() {}
}

extension UnansweredCommands: TabGridCommands {
  func showTabGridTab(at index: Int) {}
  func closeTabGridTab(at index: Int) {}
  func createAndShowNewTabInTabGrid() {}
  func moveTabGridTab(from index: Int, to newIndex: Int) {}
}

extension UnansweredCommands: TabGridVisibilityCommands {
  func showTabGrid() {}
  func closeTabGrid() {}
}

extension UnansweredCommands: FindInPageVisibilityCommands {
  func showFindInPage() {}
  func hideFindInPage() {}
}

extension UnansweredCommands: FindInPageSearchCommands {
  func findInPage(_ text: String) {}
  func findNextInPage() {}
  func findPreviousInPage() {}
}

extension UnansweredCommands: SettingsCommands {
  func showSettings() {}
  func closeSettings() {}
}

extension UnansweredCommands: PreferencesCommands {
  func selectSearchEngine(at index: Int) {}
  func blockPopUps(_ isOn: Bool) {}
  func clearBrowsingData() {}
}

extension UnansweredCommands: BrowsingDataConfirmationCommands {
  func confirmClearingBrowsingData() {}
}

extension UnansweredCommands: CoordinatorTreeCommands {
  func startCoordinator(at index: Int) {}
  func stopCoordinator(at index: Int) {}
  func showOverlay() {}
  func closeOverlay() {}
}

extension UnansweredCommands: ToolbarShrinkingCommands {
  func shrinkToolbar(by length: Double) {}
}

extension UnansweredCommands: CommandReportCommands {
  func startHandlingCommands() {}
  func stopHandlingCommands() {}
  func sendReportedCommand() {}
}
