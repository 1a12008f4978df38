/// Shows or hides the strip of tabs.
@MainActor
public protocol TabStripConsumer: AnyObject {
  func setTabStripVisible(_ isVisible: Bool)
}
