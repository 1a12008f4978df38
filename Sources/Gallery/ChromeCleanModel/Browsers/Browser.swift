import Coordination

/// The state of one mode of the browser: regular, or incognito, which keeps nothing.
///
/// It owns the windows, so it must live as long as they do.
@MainActor
package final class BrowserState {
  /// Whether this is the incognito mode, which keeps nothing.
  package let isOffTheRecord: Bool

  /// The mocked pages, instead of the web.
  package let pageLibrary: PageLibrary = PageLibrary()
  /// The user's choices.
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
  /// The broadcaster through which the window's parts observe one another.
  package let broadcaster: Broadcaster = Broadcaster()
  /// The search in the window's page.
  package let pageSearch: PageSearch = PageSearch()
  /// Kept here, since the list holds its delegate weakly.
  private let webStateListDelegate: BrowserWebStateListDelegate

  /// Opens a window without tabs; ``BrowserList`` calls this for its windows.
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
