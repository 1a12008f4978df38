/// Goes where the user types.
@MainActor
package protocol LocationBarCommands: AnyObject {
  /// Loads what was typed in the active tab: an address, or a search for anything else.
  func loadPage(for text: String)
}
