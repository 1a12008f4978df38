import Flow
import HeadlessUIKit

extension OnboardingViewController {
  func bindListNames(_ output: OnboardingViewModel.Output) {
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
