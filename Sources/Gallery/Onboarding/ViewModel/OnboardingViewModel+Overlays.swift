import Flow
import Foundation
import HeadlessUIKit

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
