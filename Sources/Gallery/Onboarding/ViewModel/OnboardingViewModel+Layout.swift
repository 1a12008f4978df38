import Flow
import Foundation
import HeadlessUIKit

/// Where the board is, and which set of overlays is there for the width.
extension OnboardingViewModel {
  /// The space between the board and what is beside it, in points.
  private static let margin: CGFloat = 8
  /// The space that overlays beside the board take, with their margins, in points.
  private static let sidebarWidth: CGFloat = 316
  /// How long the keyboard's height has to stay the same, in seconds: moving the focus lets it go down and up again.
  private static let keyboardDelay: TimeInterval = 0.2

  /// One turn later, when the views have been laid out for the new step.
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

  /// Whether the keyboard leaves no room for the overlays: it is up, and they are at the bottom.
  func keyboardUpInCompact(_ input: Input) -> Signal<Bool> {
    combineLatest(input.keyboardHeight.atOnce().plain(), compactUIHidden(input))
      .map { height, isCompactHidden in height > 0 && !isCompactHidden }
      .distinct().debounce(Self.keyboardDelay).start(with: false).shared(replaying: .whileConnected)
  }
}

/// The overlays, which lie side by side in compact width, and fade into each other.
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

  /// Buttons begin enabled, and are disabled once and for all.
  func overlayButtonEnabled(until step: FlowStep, flow: Signal<FlowStep>) -> Signal<Bool> {
    flow.filter { $0 >= step }.map { _ in false }.take(first: 1).plain()
  }
}

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
