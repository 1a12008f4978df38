import Flow

/// The text fields of the cards' titles, which can be edited when the lists have been named.
extension OnboardingViewModel {
  func cardTitleDisplayTexts(_ input: Input, flow: Signal<FlowStep>) -> [Signal<String>] {
    input.cardTitleFields.map {
      displayText(
        of: $0, fallback: "", skip: input.cardTitleOverlaySkipButtonsTap, before: .finishCardNaming,
        flow: flow)
    }
  }

  /// Return in the board's or the last list's name leads to the first card while it is the cards' turn.
  func focusCardTitleTextFields(_ input: Input, flow: Signal<FlowStep>) -> [Signal<Bool>] {
    let returns =
      [input.boardNameEditingDidEndOnExit] + input.listNameFields.suffix(1).map(\.editingDidEndOnExit)
    let before = returns.map { isFlow(at: [.nameCards], when: $0, flow: flow) }
    let fields = input.cardTitleFields
    return fields.indices.map { index in
      focus(
        index, of: fields, go: input.cardTitleOverlayGoButtonsTap, skip: input.cardTitleOverlaySkipButtonsTap,
        before: before)
    }
  }

  func cardTitleTextFieldsEnabled(flow: Signal<FlowStep>) -> Signal<Bool> {
    flow.map { $0 >= .finishListNaming }
  }

  func firstCardTitleTextFieldShowHintBorder(flow: Signal<FlowStep>) -> Signal<Bool> {
    showHintBorder(at: [.finishListNaming, .nameCards], flow: flow)
  }
}
