import Coordination

/// A window: its tabs, who handles its commands, and what its parts tell one another.
@MainActor
public final class Browser {
  /// Whose tabs they are; it outlives its windows.
  public unowned let browserState: BrowserState
  /// The window's tabs.
  public let webStateList: WebStateList
  /// Where the commands of the window's parts go.
  public let dispatcher: CommandDispatcher = CommandDispatcher()
  /// Where the window's parts observe one another.
  public let broadcaster: Broadcaster = Broadcaster()
  /// What is searched for in the window's page.
  public let pageSearch: PageSearch = PageSearch()
  /// Kept here, since the list does not.
  private let webStateListDelegate: BrowserWebStateListDelegate

  /// Opens a window without tabs; a list of windows does so by itself.
  public init(_ browserState: BrowserState) {
    self.browserState = browserState
    webStateListDelegate = BrowserWebStateListDelegate(browserState)
    webStateList = WebStateList(delegate: webStateListDelegate)
  }
}
