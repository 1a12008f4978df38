import Flow
import HeadlessUIKit

extension OnboardingViewController {
  func bindLayout(_ output: OnboardingViewModel.Output) {
    bag += output.boardZeroContentOffset.onValue { [boardView] in boardView.scrollToFirstList() }
    bag += output.boardViewZoomOut.onValue { [unowned self] isZoomedOut in
      boardView.contentView.setZoomedOut(isZoomedOut)
      animateLayout(duration: Stylesheet.animationDuration)
    }
    bag += output.boardLeadingConstant.onValue { [boardLeading] in boardLeading.constant = $0 }
    bag += output.boardBottomConstant.onValue { [unowned self] constant in
      boardBottom.constant = constant
      animateLayout(duration: Stylesheet.animationDuration)
      boardView.scrollToEditedField()
    }
    for field in [boardView.nameField] + listFields + cardFields {
      bag += field.signal(for: .editingDidBegin).onValue { [boardView] in boardView.scrollToEditedField() }
    }
  }
}
