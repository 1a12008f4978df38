import Flow
import HeadlessUIKit

extension OnboardingViewController {
  /// Binds everything before anything can happen: who listens to the steps late counts them wrong.
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
  /// Takes the keyboard, or gives it up.
  func setFocused(_ isFocused: Bool) {
    _ = isFocused ? becomeFirstResponder() : resignFirstResponder()
  }
}
