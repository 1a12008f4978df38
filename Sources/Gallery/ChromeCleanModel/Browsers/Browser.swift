import Coordination

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
