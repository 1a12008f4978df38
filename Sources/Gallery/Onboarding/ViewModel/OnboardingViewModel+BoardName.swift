import Flow

/// The text field of the board's name, which can be edited at any time.
extension OnboardingViewModel {
  func boardNameDisplayText(_ input: Input, flow: Signal<FlowStep>) -> Signal<String> {
    displayText(
      of: input.boardNameField, fallback: board.defaultName, skip: input.boardNameOverlaySkipButtonsTap,
      before: .finishBoardNaming, flow: flow)
  }

  func focusBoardNameTextField(_ input: Input) -> Signal<Bool> {
    merge(
      input.boardNameOverlayGoButtonsTap.map { true }, input.boardNameOverlaySkipButtonsTap.map { false },
      input.boardNameEditingDidEndOnExit.map { false })
  }

  func boardNameTextFieldShowHintBorder(flow: Signal<FlowStep>) -> Signal<Bool> {
    showHintBorder(at: [.begin], flow: flow)
  }
}
