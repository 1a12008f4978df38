import FocusModel
import Foundation
import HeadlessUIKit

extension BrowserViewController: HomeViewDelegate {
  func homeViewDidPressSettings(_ homeView: HomeView) {
    handle(.openSettings)
  }
}

extension BrowserViewController: URLBarDelegate {
  func urlBarDidBeginEditing(_ urlBar: URLBar) {
    expandBars()
    handle(.beginEditing)
  }

  func urlBarDidEndEditing(_ urlBar: URLBar) {
    handle(.endEditing)
  }

  func urlBar(_ urlBar: URLBar, didEnterText text: String) {
    handle(.type(text))
    urlBar.textField.complete(with: source.completion(of: text))
  }

  func urlBar(_ urlBar: URLBar, didAcceptText text: String) {
    handle(.acceptCompletion(text))
  }

  func urlBar(_ urlBar: URLBar, didSubmitText text: String) {
    handle(.submit(text, engine: source.searchEngine))
  }

  func urlBar(_ urlBar: URLBar, didPasteAndGo text: String) {
    handle(.paste(text, engine: source.searchEngine))
  }

  func urlBarDidPressClear(_ urlBar: URLBar) {
    handle(.clear)
  }

  func urlBarDidPressCancel(_ urlBar: URLBar) {
    handle(.cancel)
  }

  /// Erases the session, if there is a page.
  package func urlBarDidPressErase(_ urlBar: URLBar) {
    handle(.erase)
  }
}

extension BrowserViewController: BrowserToolsetDelegate {
  func browserToolsetDidPressBack(_ toolset: BrowserToolset) {
    handle(.toolset(.back))
  }

  func browserToolsetDidPressForward(_ toolset: BrowserToolset) {
    handle(.toolset(.forward))
  }

  func browserToolsetDidPressReload(_ toolset: BrowserToolset) {
    handle(.toolset(.reload))
  }

  func browserToolsetDidPressStop(_ toolset: BrowserToolset) {
    handle(.toolset(.stop))
  }

  func browserToolsetDidPressSend(_ toolset: BrowserToolset) {
    guard let url = state.url else { return }
    delegate?.browserViewController(self, didRequestSharingOf: url, from: toolset.sendButton)
  }
}

extension BrowserViewController: WebViewControllerDelegate {
  func webViewController(_ controller: WebViewController, didReceive event: URLBarState.WebEvent) {
    handle(.web(event))
  }

  func webViewController(
    _ controller: WebViewController, didRequestOpening url: URL, in application: ExternalApplication
  ) {
    delegate?.browserViewController(self, didRequestOpening: url, in: application)
  }

  func webViewController(_ controller: WebViewController, didPress image: PressedImage) {
    offerActions(for: image)
  }

  func webViewController(
    _ controller: WebViewController, didDragBy distance: CGFloat, at position: ScrollPosition
  ) {
    collapse.drag(by: distance, at: position)
    showCollapse()
  }

  func webViewController(_ controller: WebViewController, didEndDraggingAt position: ScrollPosition) {
    collapse.endDragging(at: position)
    settleCollapse()
  }

  func webViewControllerShouldScrollToTop(_ controller: WebViewController) -> Bool {
    defer { settleCollapse() }
    return collapse.shouldScrollToTop()
  }

  func webViewControllerDidBeginGlidingUp(_ controller: WebViewController) {
    collapse.glideUp()
    settleCollapse()
  }
}

extension BrowserViewController {
  func presentOverlay() {
    overlay.present()
    overlayView.setPresented(true)
    readPasteboard()
  }

  func dismissOverlay() {
    overlay.dismiss()
    overlayView.setPresented(false)
  }

  func setOverlayQuery(_ query: String) {
    overlay.setQuery(query)
    readPasteboard()
  }

  /// Reads the pasteboard a turn later, as reading may take a while.
  private func readPasteboard() {
    MainQueue.async { [weak self] in
      guard let self else { return }
      overlay.read(pasteboard: UIPasteboard.general.string)
      overlayView.show(overlay.rows)
    }
  }
}

extension BrowserViewController: OverlayViewDelegate {
  func overlayViewDidTouchEmptyArea(_ overlayView: OverlayView) {
    handle(.cancel)
  }

  func overlayView(_ overlayView: OverlayView, didSearchForQuery query: String) {
    handle(.search(query, engine: source.searchEngine))
  }

  func overlayView(_ overlayView: OverlayView, didSubmitText text: String) {
    handle(.paste(text, engine: source.searchEngine))
  }
}
