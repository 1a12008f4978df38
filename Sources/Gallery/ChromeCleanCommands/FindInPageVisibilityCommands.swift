/// Shows and hides the bar that finds text in the page.
@MainActor
package protocol FindInPageVisibilityCommands: AnyObject {
  func showFindInPage()
  func hideFindInPage()
}
