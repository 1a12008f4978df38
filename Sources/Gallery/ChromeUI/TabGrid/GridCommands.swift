/// What the user does with the tabs of one page.
@MainActor
package protocol GridCommands: AnyObject {
  func addNewItem(isIncognito: Bool)
  func selectItem(withID identifier: String)
  func closeItem(withID identifier: String)
  func closeAllItems(isIncognito: Bool)
  /// The user wants to see the tab that is selected.
  func showActiveTab()
}
