import Coordination

/// A user's side of the browser: the regular one, or the one that keeps nothing.
///
/// It owns the windows, so it must live as long as they do.
@MainActor
package final class BrowserState {
  /// Whether it keeps nothing, as the incognito one.
  package let isOffTheRecord: Bool

  /// The mocked pages, which take the place of the web.
  package let pageLibrary: PageLibrary = PageLibrary()
  /// What the user has chosen.
  package let preferences: BrowserPreferences = BrowserPreferences()
  /// The data of visited pages.
  package let browsingData: BrowsingData = BrowsingData()

  /// The windows, the same list at each call.
  package private(set) lazy var browserList: BrowserList = BrowserList(of: self)

  /// Makes a browser state without windows.
  package init(isOffTheRecord: Bool = false) {
    self.isOffTheRecord = isOffTheRecord
  }
}

/// A window: its tabs, the handlers of its commands, and what its parts broadcast.
@MainActor
package final class Browser {
  /// The owner of the tabs, which outlives its windows.
  package unowned let browserState: BrowserState
  /// The window's tabs.
  package let webStateList: WebStateList
  /// The dispatcher for the commands of the window's parts.
  package let dispatcher: CommandDispatcher = CommandDispatcher()
  /// The broadcaster by which the window's parts observe one another.
  package let broadcaster: Broadcaster = Broadcaster()
  /// What is searched for in the window's page.
  package let pageSearch: PageSearch = PageSearch()
  /// Kept here, since the list holds its delegate weakly.
  private let webStateListDelegate: BrowserWebStateListDelegate

  /// Opens a window without tabs; a list of windows does so by itself.
  package init(_ browserState: BrowserState) {
    self.browserState = browserState
    webStateListDelegate = BrowserWebStateListDelegate(browserState)
    webStateList = WebStateList(delegate: webStateListDelegate)
  }
}

/// Connects each tab of a window with the window's browser state while it is in the list.
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
