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
