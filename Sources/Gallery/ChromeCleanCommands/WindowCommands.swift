/// Opens and closes the toolbar's menu.
@MainActor
package protocol ToolbarCommands: AnyObject {
  func showToolsMenu()
  func closeToolsMenu()
}

/// Makes the toolbar smaller while a page is scrolled.
@MainActor
package protocol ToolbarShrinkingCommands: AnyObject {
  /// - Parameter length: Points, from 0 on.
  func shrinkToolbar(by length: Double)
}

/// Opens and closes the settings.
@MainActor
package protocol SettingsCommands: AnyObject {
  func showSettings()
  func closeSettings()
}

/// Changes what the user has chosen about the browser.
@MainActor
package protocol PreferencesCommands: AnyObject {
  /// Searches with another search engine from now on, given by its index.
  func selectSearchEngine(at index: Int)
  func blockPopUps(_ isOn: Bool)
  /// Forgets all visited pages, without asking.
  func clearBrowsingData()
}

/// Asks the user to confirm that visited pages are forgotten.
@MainActor
package protocol BrowsingDataConfirmationCommands: AnyObject {
  func confirmClearingBrowsingData()
}
