/// Asks the user before visited pages are forgotten.
@MainActor
public protocol BrowsingDataConfirmationCommands: AnyObject {
  func confirmClearingBrowsingData()
}
