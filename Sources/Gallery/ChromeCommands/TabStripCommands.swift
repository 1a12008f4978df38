/// Shows and hides the strip of tabs.
@MainActor
public protocol TabStripCommands: AnyObject {
  func showTabStrip()
  func hideTabStrip()
}
