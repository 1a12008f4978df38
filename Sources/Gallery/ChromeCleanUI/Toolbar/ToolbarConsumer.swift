/// Shows the state of the active page, and of the tabs around it, in a toolbar.
@MainActor
package protocol ToolbarConsumer: AnyObject {
  func setCanGoForward(_ canGoForward: Bool)
  func setCanGoBack(_ canGoBack: Bool)
  func setIsLoading(_ isLoading: Bool)
  /// - Parameter progress: From 0 to 1.
  func setLoadingProgress(_ progress: Double)
  func setTabCount(_ tabCount: Int)
  func setTabStripVisible(_ isTabStripVisible: Bool)
  /// - Parameter text: What the page calls itself, or where it is; empty in a tab that shows none.
  func setCurrentPageText(_ text: String)
}
