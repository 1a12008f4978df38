import Foundation

/// What is done in a page.
@MainActor
package protocol WebContentsCommands: AnyObject {
  /// Loads the page that a link leads to, in the active tab.
  func followLink(to url: URL)
}
