import Flow
import HeadlessUIKit

extension OnboardingViewController {
  func bindBoardName(_ output: OnboardingViewModel.Output) {
    let field = boardView.nameField
    bag += output.boardNameDisplayText.onValue { field.text = $0 }
    bag += output.focusBoardNameTextField.onValue(field.setFocused)
    bag += output.boardNameTextFieldSelectAllText.onValue { field.selectAll(nil) }
    bag += output.boardNameTextFieldShowActiveBorder.onValue(field.setActiveBorder)
    bag += output.boardNameTextFieldShowHintBorder.onValue(field.setHintBorder)
  }
}
