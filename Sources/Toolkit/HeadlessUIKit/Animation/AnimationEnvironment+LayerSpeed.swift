import Foundation

extension ViewAnimation {
  /// The events that end an animation, so that it can be held and go on.
  struct Plan {
    let isTracked: Bool
    let completion: (@MainActor (Bool) -> Void)?
    var tokens: [VirtualRunLoop.Token] = []
    /// What was left when the animation was held; `nil` while it runs.
    var held: Rest?
  }

  /// The time that is left.
  struct Rest {
    /// `nil` of an animation that runs forever.
    let seconds: TimeInterval?
  }

  /// Whether all that moves lies in layers that stand still.
  fileprivate var liesInPausedLayers: Bool {
    let views = changes.compactMap(\.view)
    return !views.isEmpty && views.allSatisfy(\.liesInPausedLayer)
  }
}

extension UIView {
  fileprivate var liesInPausedLayer: Bool {
    sequence(first: self, next: \.superview).contains { $0.layer.speed == 0 }
  }
}

extension AnimationEnvironment {
  /// Holds the animations in layers that stand still, for which nobody waits, and lets the others go on.
  func followLayerSpeeds() {
    for animation in running {
      if animation.liesInPausedLayers { hold(animation) } else { goOn(with: animation) }
    }
  }

  private func hold(_ animation: ViewAnimation) {
    guard let plan = animation.plan, plan.held == nil else { return }
    plan.tokens.forEach(runLoop.cancel)
    animation.plan?.tokens = []
    animation.plan?.held = ViewAnimation.Rest(seconds: animation.deadline.map { $0 - runLoop.now })
    animation.deadline = nil
  }

  private func goOn(with animation: ViewAnimation) {
    guard let plan = animation.plan, let rest = plan.held else { return }
    animation.plan?.held = nil
    animation.plan?.tokens = schedule(animation, total: rest.seconds, plan)
  }
}
