import FocusModel
import Foundation
import HeadlessUIKit

extension URLBar {
  /// Shows a state; what comes and goes fades, and the address gives it room.
  ///
  /// - Parameter animated: Whether that takes its time; yes by default.
  func show(_ state: URLBarState, animated: Bool = true) {
    self.state = state
    showText(state.text)
    truncatedURLText.text = state.collapsedText
    truncatedURLText.accessibilityValue = state.collapsedText
    smallLock.isHidden = state.url?.isSecure != true
    showProgress(state.progress)
    toolset.state = BrowserToolsetState(
      canGoBack: state.canGoBack, canGoForward: state.canGoForward, isLoading: state.isLoading,
      canSend: state.isSendEnabled)
    guard animated else { return showParts() }
    UIView.animateURLBar { self.showParts() }
  }

  private func showParts() {
    showFieldBackground()
    setVisible(lock, state.isLockVisible)
    setVisible(clearButton, state.isClearVisible)
    setVisible(cancelButton, state.isCancelVisible)
    setVisible(deleteButton, state.isEraseVisible)
    updateToolset()
  }

  /// As editing begins over a page, the background shrinks from the bar to the address, and widens again with its end.
  private func showFieldBackground() {
    let isWide = state.isBrowsing && !state.isEditing
    NSLayoutConstraint.deactivate(isWide ? fieldEdges.narrow : fieldEdges.wide)
    NSLayoutConstraint.activate(isWide ? fieldEdges.wide : fieldEdges.narrow)
    fieldBackground.alpha = isWide ? 0 : 1
  }

  private func setVisible(_ view: UIView, _ isVisible: Bool) {
    guard view.isHidden == isVisible else { return }
    view.isHidden = !isVisible
    view.alpha = isVisible ? 1 : 0
  }

  func updateToolset() {
    for button in toolset.buttons { button.isHidden = !(showsToolset && state.isBrowsing) }
  }

  /// A text that is typed already stays with its completion.
  private func showText(_ text: String) {
    guard textField.text != text, textField.typedText != text else { return }
    textField.text = text
  }

  private func showProgress(_ progress: Double?) {
    guard let progress else {
      if !progressBar.isHidden { progressBar.animateHidden(true, duration: FocusTiming.progress) }
      return
    }
    let isStarting = progressBar.isHidden || progressBar.alpha == 0
    if isStarting { progressBar.animateHidden(false, duration: FocusTiming.progress) }
    progressBar.setProgress(Float(progress), animated: !isStarting)
  }
}

extension URLBar {
  /// Shows how far the bar has given way to the page: the address fades, then the host alone comes.
  func show(_ collapse: BarCollapse) {
    row.alpha = collapse.expandedAlpha
    collapsedWrapper.alpha = collapse.collapsedAlpha
    isUserInteractionEnabled = collapse.isInteractive
  }
}

extension UIView {
  /// Animates what changes with the address bar, as long as the bar itself takes; the user need not wait for it.
  static func animateURLBar(
    _ animations: @escaping @MainActor () -> Void, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: FocusTiming.urlBarTransition, delay: 0,
      options: [.layoutSubviews, .allowUserInteraction], animations: animations, completion: completion)
  }
}
