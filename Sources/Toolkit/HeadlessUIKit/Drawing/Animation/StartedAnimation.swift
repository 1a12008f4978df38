import Foundation

/// An animation of the application that began, as it asked for it.
///
/// The system's own animations, such as pushing a controller, are not among them.
///
///     // After UIView.animate(withDuration: 0.9, delay: 0.1, options: .curveEaseOut) { card.alpha = 0 }:
///     started.pace.duration  // 0.9
///     started.pace.curve  // "ease-out"
///     started.changes.map(\.key)  // ["opacity"]
@MainActor
package struct StartedAnimation {
  /// The position in the order of beginning among all animations of the application; an animation inside another's
  /// block begins after it, but is reported before it.
  package let number: Int
  /// How the values change over time.
  package let pace: AnimationPace
  /// What changes, in the order in which the application changed it.
  package let changes: [Change]

  /// A property that is animated.
  package struct Change {
    /// The view; for a layer without one, the view that it is on.
    package let view: UIView
    /// The class of a layer without a view; `nil` for views.
    package let layerType: String?
    /// The layer's name of the property: `position`, `bounds.size`, `opacity`.
    package let key: String
  }
}

/// How long an animation lasts, and how its values change meanwhile.
package struct AnimationPace: Hashable, Sendable {
  /// The seconds of one run, without the delay.
  package var duration: TimeInterval
  /// The curve, such as `ease-out` or `bezier(0.2 0 0 1)`; `nil` for slow beginning and end.
  package var curve: String?
  /// The damping ratio of a spring; `nil` without a spring.
  package var damping: Double?
  /// The number of keyframes; 0 if the values have no stops on their way.
  package var keyframeCount: Int = 0
  /// The kind of a transition, such as `crossDissolve`; `nil` if it is not one, or the default one.
  package var transition: String?
  /// How often it runs, infinite if it does not end; 1 by default.
  package var runCount: Double = 1
  /// Whether each run goes forward and back.
  package var reverses: Bool = false
  /// The seconds before the beginning.
  package var delay: TimeInterval = 0
}

extension UIApplication {
  /// Called with each animation of the application, when its first changes are known; `nil` by default.
  package var animationObserver: (@MainActor (StartedAnimation) -> Void)? {
    get { animations.observer }
    set { animations.observer = newValue }
  }
}

extension AnimationEnvironment {
  /// Returns the next position in the order of beginning.
  func nextNumber() -> Int {
    startedCount += 1
    return startedCount
  }

  /// Reports an animation of views, unless nothing changes.
  func report(_ animation: ViewAnimation, number: Int, _ pace: AnimationPace) {
    guard let observer, areEnabled else { return }
    let changes = animation.changes.compactMap { change in
      change.view.map { StartedAnimation.Change(view: $0, layerType: nil, key: change.key) }
    }
    guard !changes.isEmpty else { return }
    var pace = pace
    pace.keyframeCount = animation.keyframeCount
    observer(StartedAnimation(number: number, pace: pace, changes: changes))
  }

  /// Reports an animation that was added to a layer.
  func report(_ attached: AttachedAnimation) {
    guard let observer, let layer = attached.layer, let view = layer.nearestView else { return }
    let animation = attached.animation
    let layerType = layer.owner == nil ? "\(type(of: layer))" : nil
    let changes = animation.animatedKeys(addedAs: attached.key).map {
      StartedAnimation.Change(view: view, layerType: layerType, key: $0)
    }
    observer(
      StartedAnimation(
        number: nextNumber(), pace: animation.pace(at: layer.time(at: runLoop.now)), changes: changes))
  }
}
