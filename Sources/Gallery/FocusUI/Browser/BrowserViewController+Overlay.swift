import FocusModel
import HeadlessUIKit

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

  /// Reads what was copied a turn later, as it may take a while.
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
