/// Changes what the user has chosen about the browser.
@MainActor
package protocol PreferencesCommands: AnyObject {
  /// Searches with one of the search engines from now on, by its place among them.
  func selectSearchEngine(at index: Int)
  func blockPopUps(_ isOn: Bool)
  /// Forgets all visited pages, without asking.
  func clearBrowsingData()
}
