import HeadlessUIKit

extension PromoStyleViewController: UIScrollViewDelegate {
  package func scrollViewDidScroll(_ scrollView: UIScrollView) {
    checkEnd()
  }

  /// Whether the user must read on before anything can be decided.
  var mustReadMore: Bool { scrollToEndMandatory && !didReachEnd }

  var primaryTitle: String? { mustReadMore ? readMoreString ?? primaryActionString : primaryActionString }

  /// Notes that the end of the text is on the screen; what has been read stays read.
  func checkEnd() {
    guard hasAppeared, !didReachEnd else { return }
    didReachEnd = scrollView.contentOffset.y >= lastOffset - 1
  }

  /// While there is more to read the first button leads on, and the others are not there.
  func updatePrimaryButton() {
    guard isViewLoaded else { return }
    primaryButton?.setTitle(primaryTitle, for: .normal)
    primaryButton?.accessibilityIdentifier =
      mustReadMore ? Identifier.readMoreAction : Identifier.primaryAction
    for button in [secondaryButton, tertiaryButton] { button?.isHidden = mustReadMore }
  }

  func didTapPrimaryButton() {
    mustReadMore ? scrollOnePage() : delegate?.didTapPrimaryActionButton()
  }

  /// The last lines of a page stay on the screen as the first ones of the next.
  private func scrollOnePage() {
    let next = scrollView.contentOffset.y + scrollView.bounds.height * 0.9
    scrollView.setContentOffset(CGPoint(x: 0, y: min(next, lastOffset)), animated: true)
  }

  private var lastOffset: CGFloat { max(0, scrollView.contentSize.height - scrollView.bounds.height) }
}
