import Flow

/// The text fields of the lists' names, which appear when the board has been named.
extension OnboardingViewModel {
  func listNameDisplayTexts(_ input: Input, flow: Signal<FlowStep>) -> [Signal<String>] {
    input.listViewModels.map {
      displayText(
        of: $0.nameField, fallback: $0.list.defaultName, skip: input.listNameOverlaySkipButtonsTap,
        before: .finishListNaming, flow: flow)
    }
  }

  /// Return in the board's name leads to the first list while it is the lists' turn.
  func focusListNameTextFields(_ input: Input, flow: Signal<FlowStep>) -> [Signal<Bool>] {
    let board = isFlow(
      at: [.nameLists, .finishListNaming], when: input.boardNameEditingDidEndOnExit, flow: flow)
    let fields = input.listNameFields
    return fields.indices.map { index in
      let focus = focus(
        index, of: fields, go: input.listNameOverlayGoButtonsTap, skip: input.listNameOverlaySkipButtonsTap,
        before: [board])
      return index == 0 ? focus.start(with: false) : focus
    }
  }

  func listNameTextFieldsVisible(flow: Signal<FlowStep>) -> Signal<Bool> {
    flow.map { $0 >= .finishBoardNaming }
  }

  func firstListNameTextFieldShowHintBorder(flow: Signal<FlowStep>) -> Signal<Bool> {
    showHintBorder(at: [.finishBoardNaming, .nameLists], flow: flow)
  }

  /// Only the first list keeps its cards when it is the cards' turn.
  func listShouldHideCards(_ input: Input, flow: Signal<FlowStep>) -> [Signal<Bool>] {
    input.listViewModels.indices.map { index in
      if index == 0 { return Signal(just: false) }
      return flow.map { $0 >= .finishListNaming }
    }
  }
}
