/// Hears which of the four buttons was tapped.
@MainActor
protocol BrowserToolsetDelegate: AnyObject {
  func browserToolsetDidPressBack(_ toolset: BrowserToolset)
  func browserToolsetDidPressForward(_ toolset: BrowserToolset)
  func browserToolsetDidPressReload(_ toolset: BrowserToolset)
  func browserToolsetDidPressStop(_ toolset: BrowserToolset)
  func browserToolsetDidPressSend(_ toolset: BrowserToolset)
}
