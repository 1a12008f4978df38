import Flow
import HeadlessUIKit

/// The button at the right of the navigation bar: one to go on while something is edited, else one to skip.
extension OnboardingViewModel {
  func rightNavForEditingButtonText(_ input: Input) -> Signal<String> {
    let done = String(onboarding: "default_board_list_done")
    let lists = input.listNameFields
    let cards = input.cardTitleFields
    let begins =
      texts(for: [input.boardNameField], next: done, last: done)
      + texts(for: lists, next: String(onboarding: "next_list_button"), last: done)
      + texts(for: cards, next: String(onboarding: "next_card_button"), last: done)
    let ends = ([input.boardNameField] + lists + cards).map { $0.editingDidEnd.map { "" } }
    return merge(begins + ends).start(with: "").shared(replaying: .whileConnected)
  }

  /// A text that each of some fields tells when it is edited.
  private func texts(for fields: [TextFieldSignals], next: String, last: String) -> [Signal<String>] {
    fields.enumerated().map { index, field in
      field.editingDidBegin.map { index == fields.count - 1 ? last : next }
    }
  }

  func rightNavForEditingButtonHidden(text: Signal<String>) -> Signal<Bool> {
    text.map(\.isEmpty).distinct()
  }

  /// One Skip passes through a step at which the text is another one; listeners hear both, one turn later.
  func rightNavForOverlaySkipButtonText(flow: Signal<FlowStep>) -> Signal<String> {
    let skip = String(onboarding: "skip_button")
    let finish = String(onboarding: "finish_button")
    let steps: Set<FlowStep> = [.begin, .finishBoardNaming, .finishListNaming]
    return flow.map { steps.contains($0) ? skip : finish }.distinct().delay(by: 0)
      .shared(replaying: .whileConnected)
  }

  /// There is something to skip between the phases only, and never while something is edited.
  func rightNavForOverlaySkipButtonHidden(
    flow: Signal<FlowStep>, editingButtonHidden: Signal<Bool>
  ) -> Signal<Bool> {
    let steps: Set<FlowStep> = [.begin, .finishBoardNaming, .finishListNaming, .finishCardNaming]
    return combineLatest(flow, editingButtonHidden)
      .map { step, isEditingButtonHidden in !isEditingButtonHidden || !steps.contains(step) }
      .distinct()
  }
}
