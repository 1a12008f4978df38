import Coordination

/// A user's side of the browser: the regular one, or the one that keeps nothing.
///
/// It owns the windows, so it must live as long as they do.
@MainActor
package final class BrowserState {
  /// Whether it keeps nothing, as the incognito one.
  package let isOffTheRecord: Bool

  /// What the web is in place of: the mocked pages.
  package let pageLibrary: PageLibrary = PageLibrary()
  /// What the user has chosen.
  package let preferences: BrowserPreferences = BrowserPreferences()
  /// What is kept of visited pages.
  package let browsingData: BrowsingData = BrowsingData()

  /// The windows, the same list at each call.
  package private(set) lazy var browserList: BrowserList = BrowserList(of: self)

  /// Makes a browser state without windows.
  package init(isOffTheRecord: Bool = false) {
    self.isOffTheRecord = isOffTheRecord
  }
}

/// A window: its tabs, who handles its commands, and what its parts tell one another.
@MainActor
package final class Browser {
  /// Whose tabs they are; it outlives its windows.
  package unowned let browserState: BrowserState
  /// The window's tabs.
  package let webStateList: WebStateList
  /// Where the commands of the window's parts go.
  package let dispatcher: CommandDispatcher = CommandDispatcher()
  /// Where the window's parts observe one another.
  package let broadcaster: Broadcaster = Broadcaster()
  /// What is searched for in the window's page.
  package let pageSearch: PageSearch = PageSearch()
  /// Kept here, since the list does not.
  private let webStateListDelegate: BrowserWebStateListDelegate

  /// Opens a window without tabs; a list of windows does so by itself.
  package init(_ browserState: BrowserState) {
    self.browserState = browserState
    webStateListDelegate = BrowserWebStateListDelegate(browserState)
    webStateList = WebStateList(delegate: webStateListDelegate)
  }
}

/// Makes each tab of a window one of the window's browser state, as long as it is there.
final class BrowserWebStateListDelegate: WebStateListDelegate {
  private weak var browserState: BrowserState?

  init(_ browserState: BrowserState) {
    self.browserState = browserState
  }

  func webStateList(_ list: WebStateList, willAdd webState: WebState) {
    webState.browserState = browserState
  }

  func webStateList(_ list: WebStateList, didDetach webState: WebState) {
    webState.browserState = nil
  }
}
