/// Moves the active tab among its pages.
@MainActor
package protocol NavigationCommands: AnyObject {
  func goBack()
  func goForward()
  func reloadPage()
  func stopLoadingPage()
}
