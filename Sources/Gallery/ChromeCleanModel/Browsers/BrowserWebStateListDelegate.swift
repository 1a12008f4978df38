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
