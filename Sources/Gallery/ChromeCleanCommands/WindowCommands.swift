/// Opens and closes the toolbar's menu.
@MainActor
package protocol ToolbarCommands: AnyObject {
  func showToolsMenu()
  func closeToolsMenu()
}

/// Makes the toolbar smaller while a page is scrolled.
@MainActor
package protocol ToolbarShrinkingCommands: AnyObject {
  /// - Parameter length: In points; 0 or more.
  func shrinkToolbar(by length: Double)
}

/// Opens and closes the settings.
@MainActor
package protocol SettingsCommands: AnyObject {
  func showSettings()
  func closeSettings()
}

/// Changes the user's choices about the browser.
@MainActor
package protocol PreferencesCommands: AnyObject {
  /// Selects a search engine by its index.
  func selectSearchEngine(at index: Int)
  func blockPopUps(_ isOn: Bool)
  /// Forgets all visited pages, without asking.
  func clearBrowsingData()
}

/// Asks the user to confirm that visited pages are to be forgotten.
@MainActor
package protocol BrowsingDataConfirmationCommands: AnyObject {
  func confirmClearingBrowsingData()
}
