import Flow
import HeadlessUIKit

extension OnboardingViewController {
  func bindAccessibility(_ output: OnboardingViewModel.Output) {
    bag += output.compactUIHidden.onValue { [unowned self] _ in updateAccessibilityElements() }
    bag += output.accessibilityScreenChanged.onValue { [unowned self] step in
      flowStep = step
      updateAccessibilityElements()
      UIAccessibility.post(notification: .screenChanged, argument: view)
    }
  }

  /// Limits the elements of assistive technology to those of the step: an overlay, or the fields to
  /// edit and the button of the navigation bar.
  func updateAccessibilityElements() {
    view.accessibilityElements =
      switch flowStep {
      case .begin: [overlay(.describeBoard)]
      case .nameBoard: fields([boardView.nameField])
      case .finishBoardNaming: [overlay(.describeList)]
      case .nameLists: fields(listFields)
      case .finishListNaming: [overlay(.describeCard)]
      case .nameCards: fields(cardFields)
      case .finishCardNaming, .createBoard: [overlay(.createBoard)]
      }
  }

  /// Returns the overlay of a step from the set that shows: beside the board, or at the bottom.
  private func overlay(_ step: OverlayStep) -> UIView {
    let overlays = regularOverlays[0].isHidden ? compactOverlays : regularOverlays
    return overlays[step.rawValue]
  }

  private func fields(_ fields: [UIView]) -> [UIView] {
    fields + [navigationItem.rightBarButtonItem?.customView].compactMap(\.self)
  }
}
