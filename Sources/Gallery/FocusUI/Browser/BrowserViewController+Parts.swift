import FocusModel
import Foundation
import HeadlessUIKit

extension BrowserViewController: HomeViewDelegate {
  public func homeViewDidPressSettings(_ homeView: HomeView) {
    handle(.openSettings)
  }
}

extension BrowserViewController: URLBarDelegate {
  public func urlBarDidBeginEditing(_ urlBar: URLBar) {
    expandBars()
    handle(.beginEditing)
  }

  public func urlBarDidEndEditing(_ urlBar: URLBar) {
    handle(.endEditing)
  }

  public func urlBar(_ urlBar: URLBar, didEnterText text: String) {
    handle(.type(text))
    urlBar.textField.complete(with: source.completion(of: text))
  }

  public func urlBar(_ urlBar: URLBar, didAcceptText text: String) {
    handle(.acceptCompletion(text))
  }

  public func urlBar(_ urlBar: URLBar, didSubmitText text: String) {
    handle(.submit(text, engine: source.searchEngine))
  }

  public func urlBar(_ urlBar: URLBar, didPasteAndGo text: String) {
    handle(.paste(text, engine: source.searchEngine))
  }

  public func urlBarDidPressClear(_ urlBar: URLBar) {
    handle(.clear)
  }

  public func urlBarDidPressCancel(_ urlBar: URLBar) {
    handle(.cancel)
  }

  public func urlBarDidPressErase(_ urlBar: URLBar) {
    handle(.erase)
  }
}

extension BrowserViewController: BrowserToolsetDelegate {
  public func browserToolsetDidPressBack(_ toolset: BrowserToolset) {
    handle(.toolset(.back))
  }

  public func browserToolsetDidPressForward(_ toolset: BrowserToolset) {
    handle(.toolset(.forward))
  }

  public func browserToolsetDidPressReload(_ toolset: BrowserToolset) {
    handle(.toolset(.reload))
  }

  public func browserToolsetDidPressStop(_ toolset: BrowserToolset) {
    handle(.toolset(.stop))
  }

  public func browserToolsetDidPressSend(_ toolset: BrowserToolset) {
    guard let url = state.url else { return }
    delegate?.browserViewController(self, didRequestSharingOf: url, from: toolset.sendButton)
  }
}

extension BrowserViewController: WebViewControllerDelegate {
  /// What a web view tells at home is of a page that is forgotten.
  public func webViewController(_ controller: WebViewController, didTell event: URLBarState.WebEvent) {
    if homeView == nil { handle(.web(event)) }
  }

  public func webViewController(
    _ controller: WebViewController, wantsToOpen url: URL, in application: ExternalApplication
  ) {
    delegate?.browserViewController(self, didRequestOpening: url, in: application)
  }

  public func webViewController(_ controller: WebViewController, didPress image: PressedImage) {
    offerActions(for: image)
  }

  public func webViewController(
    _ controller: WebViewController, didDragBy distance: CGFloat, at position: ScrollPosition
  ) {
    collapse.drag(by: distance, at: position)
    showCollapse()
  }

  public func webViewController(_ controller: WebViewController, didEndDraggingAt position: ScrollPosition) {
    collapse.endDragging(at: position)
    settleCollapse()
  }

  public func webViewControllerShouldScrollToTop(_ controller: WebViewController) -> Bool {
    defer { settleCollapse() }
    return collapse.shouldScrollToTop()
  }

  public func webViewControllerDidBeginGlidingUp(_ controller: WebViewController) {
    collapse.glideUp()
    settleCollapse()
  }
}
