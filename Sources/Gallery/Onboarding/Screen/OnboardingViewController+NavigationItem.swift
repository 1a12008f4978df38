import Flow
import HeadlessUIKit

extension OnboardingViewController {
  func bindNavigationItem(_ output: OnboardingViewModel.Output) {
    let (edit, skip) = (UIBarButtonItem(customView: editButton), UIBarButtonItem(customView: skipButton))
    bag += output.rightNavForEditingButtonText.onValue(editButton.show)
    bag += output.rightNavForOverlaySkipButtonText.onValue(skipButton.show)
    bag += combineLatest(output.rightNavForEditingButtonHidden, output.rightNavForOverlaySkipButtonHidden)
      .onValue { [unowned self] isEditHidden, isSkipHidden in
        setRightItem(isEditHidden ? isSkipHidden ? nil : skip : edit)
      }
    bag += output.rightNavForEditingButtonAction.onValue { [unowned self] in endEditingOnExit() }
  }

  private func setRightItem(_ item: UIBarButtonItem?) {
    guard navigationItem.rightBarButtonItem !== item else { return }
    navigationItem.rightBarButtonItem = item
    updateAccessibilityElements()
  }

  /// Tells the field that is being filled what its return key would.
  private func endEditingOnExit() {
    let fields = [boardView.nameField] + listFields + cardFields
    guard let field = fields.first(where: \.isFirstResponder) else { return }
    field.sendActions(for: .editingDidEnd)
    field.sendActions(for: .editingDidEndOnExit)
  }
}
