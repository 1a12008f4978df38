/// Shows or hides the strip of tabs.
@MainActor
package protocol TabStripConsumer: AnyObject {
  func setTabStripVisible(_ isVisible: Bool)
}
