import FocusModel
import Foundation
import HeadlessUIKit

extension BrowserViewController {
  /// Follows a link that another application sent; one that comes before the view waits for it.
  public func follow(_ link: DeepLink) {
    guard isViewLoaded else { return initialLink = link }
    switch link {
    case .open(let url): handle(.open(url))
    case .fill(let text): handle(.fill(text))
    }
  }

  /// Takes what happened, and does what follows from it.
  func handle(_ event: URLBarState.Event) {
    let effects = state.handle(event)
    perform(effects[...])
  }

  /// Does one thing after the other; what comes after an erase waits for its animation, and is dropped if a page has come
  /// meanwhile, as it is for the home screen.
  private func perform(_ effects: ArraySlice<URLBarState.Effect>) {
    guard let effect = effects.first else { return show() }
    if effect == .eraseSession {
      return erase { self.perform(self.state.isBrowsing ? [] : effects.dropFirst()) }
    }
    perform(effect)
    perform(effects.dropFirst())
  }

  private func perform(_ effect: URLBarState.Effect) {
    switch effect {
    case .highlightText: urlBar.textField.highlightAll()
    case .focusField: urlBar.textField.becomeFirstResponder()
    case .resignField: urlBar.textField.resignFirstResponder()
    case .presentOverlay: presentOverlay()
    case .dismissOverlay: dismissOverlay()
    case .setOverlayQuery(let query): setOverlayQuery(query)
    case .showWebView: showWebView()
    case .load(let url): webViewController.load(url)
    case .perform(let action): webViewController.perform(action)
    case .expandBars: expandBars()
    case .showSettings: delegate?.browserViewControllerDidRequestSettings(self)
    case .showEraseToast: showEraseToast()
    case .eraseSession: break
    }
  }

  /// The page takes the place of the home screen, which is dropped.
  private func showWebView() {
    homeView?.removeFromSuperview()
    homeView = nil
    webViewContainer.isHidden = false
    showToolbar(animated: true)
  }

  /// Brings the whole bars back.
  func expandBars() {
    collapse.expand()
    settleCollapse()
  }

  private func showEraseToast() {
    guard let window = view.window else { return }
    Toast(String(focus: "Your browsing history has been erased.")).show(in: window)
  }
}
