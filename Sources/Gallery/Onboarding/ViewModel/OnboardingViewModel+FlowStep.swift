import Flow

extension OnboardingViewModel {
  /// How far the user has come: a chain of waits, each of which listens only when the one before it is done.
  ///
  /// Each wait knows the step that it leads to; nobody counts. So one who begins to listen late is told the right step at
  /// once, and hears the right ones, as long as somebody has listened from the beginning.
  func flowStep(_ input: Input) -> Signal<FlowStep> {
    let lists = input.listNameFields
    let cards = input.cardTitleFields
    let boardPhase = phase(
      .nameBoard, beginsWith: input.boardNameEditingDidBegin, .finishBoardNaming,
      endsWith: input.boardNameEditingDidEnd, skip: input.boardNameOverlaySkipButtonsTap)
    let listPhase = phase(
      .nameLists, beginsWith: merge(lists.map(\.editingDidBegin)), .finishListNaming,
      endsWith: end(ofLast: lists), skip: input.listNameOverlaySkipButtonsTap)
    let cardPhase = phase(
      .nameCards, beginsWith: merge(cards.map(\.editingDidBegin)), .finishCardNaming,
      endsWith: end(ofLast: cards), skip: input.cardTitleOverlaySkipButtonsTap)
    let creation = input.createBoardOverlayGoButtonsTap.take(first: 1).map { FlowStep.createBoard }
    return [FlowStep.begin].signal().concat(boardPhase).concat(listPhase).concat(cardPhase).concat(creation)
      .plain().shared(replaying: .whileConnected)
  }

  /// Tells the two steps of naming something.
  ///
  /// A tap on Skip leads to both: whoever skips the beginning has skipped the end as well.
  private func phase(
    _ first: FlowStep, beginsWith begin: Signal<Void>, _ second: FlowStep, endsWith end: Signal<Void>,
    skip: Signal<Void>
  ) -> FiniteSignal<FlowStep> {
    let isSkipped = merge(begin.map { false }, skip.map { true }).take(first: 1)
    return isSkipped.flatMapLatest { isSkipped in
      if isSkipped { return [first, second].signal() }
      return [first].signal().concat(merge(end, skip).take(first: 1).map { second })
    }
  }
}

extension OnboardingViewModel {
  /// Tells that the last of some text fields was left, with which a phase is done, whatever was done in the others.
  func end(ofLast fields: [TextFieldSignals]) -> Signal<Void> {
    fields.last?.editingDidEnd ?? Signal()
  }
}
