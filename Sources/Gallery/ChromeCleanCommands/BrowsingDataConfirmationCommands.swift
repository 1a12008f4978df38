/// Asks the user before visited pages are forgotten.
@MainActor
package protocol BrowsingDataConfirmationCommands: AnyObject {
  func confirmClearingBrowsingData()
}
