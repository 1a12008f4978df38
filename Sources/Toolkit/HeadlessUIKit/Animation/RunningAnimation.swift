import Foundation

/// A property of a view that is being animated; UIKit has no such list.
@preconcurrency @MainActor
public struct RunningAnimation {
  /// The animated view.
  public let view: UIView
  /// The layer's name of the property: `position`, `bounds.size`, `bounds.origin`, `opacity`,
  /// `transform`, `backgroundColor`, `hidden` of a view in a stack, or `transition`.
  public let key: String
  /// The time of the end, in seconds on the clock of ``UIApplication/runLoop``; `nil` if the
  /// animation runs forever or is paused.
  public let deadline: TimeInterval?
}

extension UIApplication {
  /// The properties that are being animated, in the order in which their animations began.
  public var runningAnimations: [RunningAnimation] {
    animations.running.flatMap { animation in
      animation.changes.compactMap { change in
        change.view.map { RunningAnimation(view: $0, key: change.key, deadline: animation.deadline) }
      }
    }
  }
}

extension CALayer {
  /// Returns the names of the animated properties of the layer's view; `nil` if there are none.
  public func animationKeys() -> [String]? {
    var keys: [String] = []
    for animation in UIApplication.shared.runningAnimations where animation.view === view {
      if !keys.contains(animation.key) { keys.append(animation.key) }
    }
    return keys.isEmpty ? nil : keys
  }

  /// Ends the view's animations; their completions are called with `false` at the next turn.
  public func removeAllAnimations() {
    UIApplication.shared.animations.interrupt { $0.view != nil && $0.view === view }
  }

  /// Ends the animation of one property; a completion is called when its animation has no property
  /// left.
  public func removeAnimation(forKey key: String) {
    UIApplication.shared.animations.interrupt { $0.view != nil && $0.view === view && $0.key == key }
  }
}
