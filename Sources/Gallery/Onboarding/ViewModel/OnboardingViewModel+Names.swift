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

/// The text fields of the lists' names, which appear after the board has been named.
extension OnboardingViewModel {
  func listNameDisplayTexts(_ input: Input, flow: Signal<FlowStep>) -> [Signal<String>] {
    input.listViewModels.map {
      displayText(
        of: $0.nameField, fallback: $0.list.defaultName, skip: input.listNameOverlaySkipButtonsTap,
        before: .finishListNaming, flow: flow)
    }
  }

  /// Returns whether each name is to be edited; Return in the board's name goes to the first list
  /// during the lists' phase.
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

  /// Returns whether each list hides its cards: all but the first do from the cards' phase on.
  func listShouldHideCards(_ input: Input, flow: Signal<FlowStep>) -> [Signal<Bool>] {
    input.listViewModels.indices.map { index in
      if index == 0 { return Signal(just: false) }
      return flow.map { $0 >= .finishListNaming }
    }
  }
}

/// The text fields of the cards' titles, which can be edited after the lists have been named.
extension OnboardingViewModel {
  func cardTitleDisplayTexts(_ input: Input, flow: Signal<FlowStep>) -> [Signal<String>] {
    input.cardTitleFields.map {
      displayText(
        of: $0, fallback: "", skip: input.cardTitleOverlaySkipButtonsTap, before: .finishCardNaming,
        flow: flow)
    }
  }

  /// Returns whether each title is to be edited; Return in the board's or the last list's name goes
  /// to the first card during the cards' phase.
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
