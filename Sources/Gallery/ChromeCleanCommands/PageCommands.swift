import Foundation

/// Moves the active tab among its pages.
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
  /// Loads what was typed in the active tab: an address, or a search for anything else.
  func loadPage(for text: String)
}

/// What is done in a page.
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
  /// Marks every occurrence of a text and goes to the first one; an empty text has none.
  func findInPage(_ text: String)
  func findNextInPage()
  func findPreviousInPage()
}
