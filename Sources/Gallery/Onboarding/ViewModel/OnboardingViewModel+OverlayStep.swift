import Flow

extension OnboardingViewModel {
  /// Which overlay tells the user what to do: a chain of waits, as for the flow, but with one wait a phase.
  func overlayStep(_ input: Input) -> Signal<OverlayStep> {
    func wait(
      for end: Signal<Void>, or skip: Signal<Void>, then next: OverlayStep
    ) -> FiniteSignal<OverlayStep> {
      merge(end, skip).take(first: 1).map { next }
    }
    return [OverlayStep.describeBoard].signal()
      .concat(
        wait(
          for: input.boardNameEditingDidEnd, or: input.boardNameOverlaySkipButtonsTap, then: .describeList)
      )
      .concat(
        wait(
          for: end(ofLast: input.listNameFields), or: input.listNameOverlaySkipButtonsTap,
          then: .describeCard)
      )
      .concat(
        wait(
          for: end(ofLast: input.cardTitleFields), or: input.cardTitleOverlaySkipButtonsTap,
          then: .createBoard)
      )
      .plain().shared(replaying: .whileConnected)
  }
}
