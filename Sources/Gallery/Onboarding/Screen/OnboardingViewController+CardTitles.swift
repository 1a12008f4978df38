import Flow
import HeadlessUIKit

extension OnboardingViewController {
  func bindCardTitles(_ output: OnboardingViewModel.Output) {
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
