import Coordination

/// A window: its tabs, who handles its commands, and what its parts tell one another.
@MainActor
public final class Browser {
  /// Whose tabs they are; it outlives its windows.
  public unowned let browserState: BrowserState
  public let webStateList: WebStateList
  public let dispatcher: CommandDispatcher = CommandDispatcher()
  public let broadcaster: Broadcaster = Broadcaster()
  /// Kept here, since the list does not.
  private let webStateListDelegate: BrowserWebStateListDelegate

  public init(_ browserState: BrowserState) {
    self.browserState = browserState
    webStateListDelegate = BrowserWebStateListDelegate(browserState)
    webStateList = WebStateList(delegate: webStateListDelegate)
  }
}
