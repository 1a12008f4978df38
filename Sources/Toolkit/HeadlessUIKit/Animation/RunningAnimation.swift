import Foundation

/// A property of a view that an animation changes at the moment.
@MainActor
public struct RunningAnimation {
  public let view: UIView
  /// The layer's name of the property: `position`, `bounds.size`, `bounds.origin`, `opacity`, `transform`,
  /// `backgroundColor`, `hidden` of a view in a stack, or `transition`.
  public let key: String
  /// When the animation is over, on the clock of ``UIApplication/runLoop``; `nil` if it runs forever or is paused.
  public let deadline: TimeInterval?
}

extension UIApplication {
  /// What animations change at the moment, in the order in which they began.
  public var runningAnimations: [RunningAnimation] {
    animations.running.flatMap { animation in
      animation.changes.compactMap { change in
        change.view.map { RunningAnimation(view: $0, key: change.key, deadline: animation.deadline) }
      }
    }
  }
}

extension CALayer {
  /// The properties of the layer's view that animations change at the moment; `nil` if there are none.
  public func animationKeys() -> [String]? {
    var keys: [String] = []
    for animation in UIApplication.shared.runningAnimations where animation.view === view {
      if !keys.contains(animation.key) { keys.append(animation.key) }
    }
    return keys.isEmpty ? nil : keys
  }

  /// Ends the view's animations; their completions hear so at the next turn.
  public func removeAllAnimations() {
    UIApplication.shared.animations.interrupt { $0.view != nil && $0.view === view }
  }

  /// Ends the animations of one property.
  public func removeAnimation(forKey key: String) {
    UIApplication.shared.animations.interrupt { $0.view != nil && $0.view === view && $0.key == key }
  }
}
