import Foundation

/// An animation from one value to another that a spring pulls, which may swing beyond.
///
/// It is cut off at its `duration`; ``settlingDuration`` is the one at which it is at rest.
open class CASpringAnimation: CABasicAnimation {
  /// The weight on the spring; 1 by default.
  open var mass: CGFloat = 1
  /// How strongly the spring pulls; 100 by default.
  open var stiffness: CGFloat = 100
  /// How strongly the movement is braked; 10 by default.
  open var damping: CGFloat = 10
  /// The speed at the beginning, in whole distances a second; 0 by default.
  open var initialVelocity: CGFloat = 0
  /// Whether a damping beyond the critical one has an effect; `false` by default.
  open var allowsOverdamping: Bool = false

  /// The seconds until the distance to the end stays below a thousandth of the whole.
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
