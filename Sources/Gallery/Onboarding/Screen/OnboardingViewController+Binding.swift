import Flow
import HeadlessUIKit

extension OnboardingViewController {
  /// Binds the views to the view model.
  ///
  /// Everything is bound before the user can do anything, as outputs are computed only from what
  /// happens after they are listened to.
  func bindUI() {
    let output = viewModel.transform(makeInput())
    bindBoardName(output)
    bindListNames(output)
    bindCardTitles(output)
    bindOverlays(output)
    bindLayout(output)
    bindNavigationItem(output)
    bindAccessibility(output)
    bag += output.createBoard.onValue { [createdBoards] in createdBoards.callAll(with: $0) }
  }
}

extension UITextField {
  /// Makes the field the first responder, or resigns it.
  fileprivate func setFocused(_ isFocused: Bool) {
    _ = isFocused ? becomeFirstResponder() : resignFirstResponder()
  }
}

extension OnboardingViewController {
  private func bindBoardName(_ output: OnboardingViewModel.Output) {
    let field = boardView.nameField
    bag += output.boardNameDisplayText.onValue { field.text = $0 }
    bag += output.focusBoardNameTextField.onValue(field.setFocused)
    bag += output.boardNameTextFieldSelectAllText.onValue { field.selectAll(nil) }
    bag += output.boardNameTextFieldShowActiveBorder.onValue(field.setActiveBorder)
    bag += output.boardNameTextFieldShowHintBorder.onValue(field.setHintBorder)
  }
}

extension OnboardingViewController {
  private func bindListNames(_ output: OnboardingViewModel.Output) {
    for (index, list) in boardView.lists.enumerated() {
      let field = list.nameField
      bag += output.listNameDisplayTexts[index].onValue { field.text = $0 }
      bag += output.focusListNameTextFields[index].onValue(field.setFocused)
      bag += output.listNameTextFieldsSelectAllText[index].onValue { field.selectAll(nil) }
      bag += output.listNameTextFieldsShowActiveBorders[index].onValue(field.setActiveBorder)
      bag += output.listShouldHideCards[index].onValue { if $0 { list.hideCards() } }
    }
    bag += output.listNameTextFieldsVisible.onValue { [boardView] isVisible in
      UIView.animate(withDuration: Stylesheet.animationDuration) {
        boardView.lists.forEach { $0.setNameVisible(isVisible) }
      }
    }
    guard let first = listFields.first else { return }
    bag += output.firstListNameTextFieldShowHintBorder.onValue(first.setHintBorder)
  }
}

extension OnboardingViewController {
  private func bindCardTitles(_ output: OnboardingViewModel.Output) {
    let placeholders = viewModel.board.lists.first?.cards.map(\.placeholderName) ?? []
    for (index, card) in cards.enumerated() {
      let field = card.titleField
      bag += output.cardTitleDisplayTexts[index].onValue { field.text = $0 }
      bag += output.focusCardTitleTextFields[index].onValue(field.setFocused)
      bag += output.cardTitleTextFieldsShowActiveBorders[index].onValue(field.setActiveBorder)
      bag += output.cardTitleTextFieldsEnabled.onValue { isEnabled in
        card.setActive(isEnabled, placeholder: placeholders[index])
      }
    }
    guard let first = cardFields.first else { return }
    bag += output.firstCardTitleTextFieldShowHintBorder.onValue(first.setHintBorder)
  }
}

extension OnboardingViewController {
  private func bindOverlays(_ output: OnboardingViewModel.Output) {
    let enabled = [
      output.boardNamingOverlayButtonEnabled, output.listNamingOverlayButtonEnabled,
      output.cardNamingOverlayButtonEnabled,
    ]
    for overlays in [compactOverlays, regularOverlays] {
      for (overlay, isEnabled) in zip(overlays, enabled) {
        bag += isEnabled.onValue { overlay.contentView.goButton.isEnabled = $0 }
      }
      for (overlay, alpha) in zip(overlays, output.overlayFadeAnimations) {
        bag += alpha.onValue(overlay.fade)
      }
    }
    bag += output.overlayLeadingConstraintConstant.onValue { [unowned self] constant in
      overlayLeading.constant = constant
      animateLayout(duration: Stylesheet.Overlay.slideDuration)
    }
    bag += output.compactUIHidden.onValue { [compactOverlays] isHidden in
      compactOverlays.forEach { $0.isHidden = isHidden }
    }
    bag += output.regularUIHidden.onValue { [regularOverlays] isHidden in
      regularOverlays.forEach { $0.isHidden = isHidden }
    }
  }
}

extension UIView {
  /// Fades to an opacity, unless the view has it already.
  fileprivate func fade(to alpha: CGFloat) {
    guard alpha != self.alpha else { return }
    UIView.animate(withDuration: Stylesheet.Overlay.slideDuration) { self.alpha = alpha }
  }
}

extension OnboardingViewController {
  private func bindLayout(_ output: OnboardingViewModel.Output) {
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

extension OnboardingViewController {
  private func bindNavigationItem(_ output: OnboardingViewModel.Output) {
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

  /// Sends the events of the return key from the field that is being edited.
  private func endEditingOnExit() {
    let fields = [boardView.nameField] + listFields + cardFields
    guard let field = fields.first(where: \.isFirstResponder) else { return }
    // The original app sends the two in this order, too.
    field.sendActions(for: .editingDidEnd)
    field.sendActions(for: .editingDidEndOnExit)
  }
}
