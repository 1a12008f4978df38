/// Shows and hides the strip of tabs.
@MainActor
package protocol TabStripCommands: AnyObject {
  func showTabStrip()
  func hideTabStrip()
}
