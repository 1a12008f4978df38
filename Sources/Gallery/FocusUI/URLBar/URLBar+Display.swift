import FocusModel
import Foundation
import HeadlessUIKit

extension URLBar {
  /// Shows a state; buttons fade in and out, and the address makes room for them.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - animated: Whether the change is animated; `true` by default.
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

  /// Shrinks the background from the bar to the address when editing begins with a page, and widens
  /// it again at the end.
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

  private func showText(_ text: String) {
    // A text that the user has typed keeps its completion, which setting the text would accept.
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
  /// Shows the collapse of the bar: the address fades out, then the host alone fades in.
  func show(_ collapse: BarCollapse) {
    row.alpha = collapse.expandedAlpha
    collapsedWrapper.alpha = collapse.collapsedAlpha
    isUserInteractionEnabled = collapse.isInteractive
  }
}

extension UIView {
  /// Animates changes together with the address bar, without blocking touches.
  static func animateURLBar(
    _ animations: @escaping @MainActor () -> Void, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: FocusTiming.urlBarTransition, delay: 0,
      options: [.layoutSubviews, .allowUserInteraction], animations: animations, completion: completion)
  }
}
