import Foundation

/// An animation from one value to another by a spring, which may overshoot.
///
/// It is cut off at its `duration`; after ``settlingDuration``, it has stopped.
///
///     let bounce = CASpringAnimation(keyPath: "position.y")
///     bounce.byValue = 40
///     bounce.duration = bounce.settlingDuration // about 1.47 seconds
open class CASpringAnimation: CABasicAnimation {
  /// The mass on the spring; 1 by default.
  open var mass: CGFloat = 1
  /// How strongly the spring pulls; 100 by default.
  open var stiffness: CGFloat = 100
  /// How strongly the movement is damped; 10 by default.
  open var damping: CGFloat = 10
  /// The initial velocity, in whole distances per second; 0 by default.
  open var initialVelocity: CGFloat = 0
  /// Whether damping beyond critical damping has an effect; `false` by default.
  open var allowsOverdamping: Bool = false

  /// The seconds until the distance to the end stays below a thousandth of the total.
  open var settlingDuration: TimeInterval { spring.settlingDuration }

  override func copyValues(of other: CAAnimation) {
    super.copyValues(of: other)
    guard let other = other as? CASpringAnimation else { return }
    (mass, stiffness, damping) = (other.mass, other.stiffness, other.damping)
    (initialVelocity, allowsOverdamping) = (other.initialVelocity, other.allowsOverdamping)
  }

  override func part(at fraction: Double) -> Double {
    fraction < 1 ? 1 - spring.distance(after: eased(fraction) * duration) : 1
  }

  private var spring: Spring {
    Spring(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      velocity: Double(initialVelocity), allowsOverdamping: allowsOverdamping)
  }
}
