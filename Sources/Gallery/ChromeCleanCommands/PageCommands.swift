import Foundation

/// Moves the active tab through its history.
@MainActor
package protocol NavigationCommands: AnyObject {
  func goBack()
  func goForward()
  func reloadPage()
  func stopLoadingPage()
}

/// Loads what the user types.
@MainActor
package protocol LocationBarCommands: AnyObject {
  /// Loads the text in the active tab if it is an address, and searches for it otherwise.
  func loadPage(for text: String)
}

/// Commands from within a page.
@MainActor
package protocol WebContentsCommands: AnyObject {
  /// Loads the page that a link leads to, in the active tab.
  func followLink(to url: URL)
}

/// Shows and hides the bar that finds text in the page.
@MainActor
package protocol FindInPageVisibilityCommands: AnyObject {
  func showFindInPage()
  func hideFindInPage()
}

/// Finds text in the active page.
@MainActor
package protocol FindInPageSearchCommands: AnyObject {
  /// Marks every occurrence of a text and goes to the first one; an empty text marks nothing.
  func findInPage(_ text: String)
  func findNextInPage()
  func findPreviousInPage()
}
