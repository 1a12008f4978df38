import FocusModel
import Foundation
import HeadlessUIKit

extension BrowserViewController {
  /// Follows a link that another application sent, as soon as the view is loaded.
  package func follow(_ link: DeepLink) {
    guard isViewLoaded else { return initialLink = link }
    switch link {
    case .open(let url): handle(.open(url))
    case .fill(let text): handle(.fill(text))
    }
  }

  /// Changes the state for an event, and performs the effects.
  func handle(_ event: URLBarState.Event) {
    let effects = state.handle(event)
    perform(effects[...])
  }

  /// Performs effects one after the other.
  ///
  /// The effects after an erase wait for its animation. They are for the home screen, and dropped
  /// if a page has been opened meanwhile.
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
    // The caller performs it, as the remaining effects wait for its animation.
    case .eraseSession: break
    }
  }

  /// Replaces the home screen by the page.
  private func showWebView() {
    homeView?.removeFromSuperview()
    homeView = nil
    webViewContainer.isHidden = false
    showToolbar(animated: true)
  }

  /// Expands the bars.
  func expandBars() {
    collapse.expand()
    settleCollapse()
  }

  private func showEraseToast() {
    guard let window = view.window else { return }
    Toast(String(focus: "Your browsing history has been erased.")).show(in: window)
  }
}

extension BrowserViewController {
  /// Removes everything while a picture of the screen covers it, which then drops out of sight.
  ///
  /// - Parameter completion: Runs after the picture is gone.
  func erase(completion: @escaping @MainActor () -> Void) {
    let picture = view.snapshotView(afterScreenUpdates: true)
    forget()
    guard let picture else { return completion() }
    view.addSubview(picture)
    // The home screen below takes no touches until the picture is gone.
    view.isUserInteractionEnabled = false
    UIView.animate(withDuration: FocusTiming.erase) {
      picture.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
    } completion: { _ in
      self.drop(picture, completion)
    }
  }

  private func drop(_ picture: UIView, _ completion: @escaping @MainActor () -> Void) {
    UIView.animate(withDuration: FocusTiming.erase) {
      picture.transform = picture.transform.translatedBy(x: 0, y: picture.bounds.height)
      picture.alpha = 0
    } completion: { _ in
      picture.removeFromSuperview()
      self.view.isUserInteractionEnabled = true
      completion()
    }
  }

  /// Replaces everything that holds pages or typed texts: the web view, the overlay, the address
  /// bar, and the home screen.
  private func forget() {
    webViewController.reset()
    dataStore.removeEverything()
    webViewContainer.isHidden = true
    overlay.dismiss()
    overlayView.removeFromSuperview()
    overlayView = OverlayView()
    setUpOverlay()
    collapse = BarCollapse()
    urlBar.removeFromSuperview()
    urlBar = URLBar()
    setUpURLBar()
    homeView?.removeFromSuperview()
    setUpHome()
    showCollapse()
    showToolbar(animated: false)
    show(animated: false)
    view.layoutIfNeeded()
  }
}

extension BrowserViewController {
  /// The shortcuts of a hardware keyboard: one for the address bar, and three for the page.
  var shortcuts: [UIKeyCommand] {
    [
      shortcut("l", String(focus: "Select Location Bar")) { $0.urlBar.textField.becomeFirstResponder() },
      shortcut("r", String(focus: "Reload")) { $0.webViewController.perform(.reload) },
      shortcut("[", String(focus: "Back")) { $0.webViewController.perform(.back) },
      shortcut("]", String(focus: "Forward")) { $0.webViewController.perform(.forward) },
    ]
  }

  private func shortcut(
    _ input: String, _ title: String, action: @escaping @MainActor (BrowserViewController) -> Void
  ) -> UIKeyCommand {
    UIKeyCommand(input: input, modifierFlags: .command, discoverabilityTitle: title) { [unowned self] _ in
      action(self)
    }
  }
}
