import Flow
import Foundation
import HeadlessUIKit

/// The position of the board, and the set of overlays for the width.
extension OnboardingViewModel {
  /// The space between the board and what is beside it, in points.
  private static let margin: CGFloat = 8
  /// The space for overlays beside the board, with their margins, in points.
  private static let sidebarWidth: CGFloat = 316
  /// How long the keyboard's height has to stay the same, in seconds, as it goes down and up again
  /// when the focus moves.
  private static let keyboardDelay: TimeInterval = 0.2

  /// Returns a signal after each phase, one turn later, when the views have been laid out for the
  /// new step.
  func boardZeroContentOffset(flow: Signal<FlowStep>) -> Signal<Void> {
    let steps: Set<FlowStep> = [.finishBoardNaming, .finishListNaming, .finishCardNaming]
    return flow.filter(steps.contains).toVoid().delay(by: 0).shared()
  }

  func boardViewZoomOut(_ input: Input, flow: Signal<FlowStep>) -> Signal<Bool> {
    combineLatest(input.traitCollection.atOnce().plain(), flow.filter { $0 > .begin })
      .map { traits, step in traits.horizontalSizeClass == .compact && step == .finishBoardNaming }
  }

  func boardLeadingConstant(_ input: Input) -> Signal<CGFloat> {
    compactUIHidden(input).map { $0 ? Self.sidebarWidth : Self.margin }
  }

  func boardBottomConstant(_ input: Input) -> Signal<CGFloat> {
    input.keyboardHeight.atOnce().plain().debounce(Self.keyboardDelay).map { -($0 + Self.margin) }
      .shared(replaying: .whileConnected)
  }

  func compactUIHidden(_ input: Input) -> Signal<Bool> {
    input.traitCollection.atOnce().plain().map { $0.horizontalSizeClass != .compact }
  }

  /// Returns whether the keyboard covers the overlays: it is up, and they are at the bottom.
  private func keyboardUpInCompact(_ input: Input) -> Signal<Bool> {
    combineLatest(input.keyboardHeight.atOnce().plain(), compactUIHidden(input))
      .map { height, isCompactHidden in height > 0 && !isCompactHidden }
      .distinct().debounce(Self.keyboardDelay).start(with: false).shared(replaying: .whileConnected)
  }
}

/// The overlays, which are in a row in compact width, and fade into each other.
extension OnboardingViewModel {
  func overlayLeadingConstraintConstant(
    _ input: Input, overlay: Signal<OverlayStep>
  ) -> Signal<CGFloat> {
    combineLatest(overlay, input.viewSize.atOnce().plain())
      .map { step, size in CGFloat(-step.rawValue) * size.width }
  }

  func overlayFadeAnimations(_ input: Input, overlay: Signal<OverlayStep>) -> [Signal<CGFloat>] {
    let isKeyboardUp = keyboardUpInCompact(input)
    return OverlayStep.allCases.map { step in
      combineLatest(overlay, isKeyboardUp)
        .map { current, isKeyboardUp in current == step && !isKeyboardUp ? 1 : 0 }
    }
  }

  /// Returns a signal that disables an overlay's button for good when the flow reaches a step.
  func overlayButtonEnabled(until step: FlowStep, flow: Signal<FlowStep>) -> Signal<Bool> {
    flow.filter { $0 >= step }.map { _ in false }.take(first: 1).plain()
  }
}

/// The button at the trailing end of the navigation bar: one to continue during editing, otherwise
/// one to skip.
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

  /// Returns a signal for each field that sends a title when the field is edited.
  ///
  /// - Parameters:
  ///   - fields: The fields of one phase.
  ///   - next: The title for all fields but the last one.
  ///   - last: The title for the last field.
  private func texts(for fields: [TextFieldSignals], next: String, last: String) -> [Signal<String>] {
    fields.enumerated().map { index, field in
      field.editingDidBegin.map { index == fields.count - 1 ? last : next }
    }
  }

  func rightNavForEditingButtonHidden(text: Signal<String>) -> Signal<Bool> {
    text.map(\.isEmpty).distinct()
  }

  /// Returns the title of the button to skip.
  ///
  /// One tap on it passes through a step with another title; both titles are sent, one turn later.
  func rightNavForOverlaySkipButtonText(flow: Signal<FlowStep>) -> Signal<String> {
    let skip = String(onboarding: "skip_button")
    let finish = String(onboarding: "finish_button")
    let steps: Set<FlowStep> = [.begin, .finishBoardNaming, .finishListNaming]
    return flow.map { steps.contains($0) ? skip : finish }.distinct().delay(by: 0)
      .shared(replaying: .whileConnected)
  }

  /// Returns whether the button to skip is hidden: it shows only between the phases, and never
  /// during editing.
  func rightNavForOverlaySkipButtonHidden(
    flow: Signal<FlowStep>, editingButtonHidden: Signal<Bool>
  ) -> Signal<Bool> {
    let steps: Set<FlowStep> = [.begin, .finishBoardNaming, .finishListNaming, .finishCardNaming]
    return combineLatest(flow, editingButtonHidden)
      .map { step, isEditingButtonHidden in !isEditingButtonHidden || !steps.contains(step) }
      .distinct()
  }
}
