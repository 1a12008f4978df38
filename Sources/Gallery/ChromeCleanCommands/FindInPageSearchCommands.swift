/// Finds text in the active page.
@MainActor
package protocol FindInPageSearchCommands: AnyObject {
  /// Marks all places of a text, and goes to the first one; none for an empty text.
  func findInPage(_ text: String)
  func findNextInPage()
  func findPreviousInPage()
}
