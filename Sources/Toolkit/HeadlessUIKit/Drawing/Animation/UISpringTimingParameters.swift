import Foundation

/// The parameters of a spring that pulls values to their ends.
///
///     let spring = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 20)
///     spring.dampingRatio // 1: it stops without oscillating
///     let animator = UIViewPropertyAnimator(duration: 9, timingParameters: spring)
///     animator.duration // the time until the spring stops, not 9 seconds
open class UISpringTimingParameters: NSObject, UITimingCurveProvider, @unchecked Sendable {
  /// How strongly the spring is damped: below 1 it oscillates, at 1 it stops without oscillating.
  public let dampingRatio: CGFloat
  /// The initial velocity, in whole distances per second.
  public let initialVelocity: CGVector
  /// The seconds until the spring stops, if it has a mass and forces; `nil` if its animator decides the
  /// duration.
  let settlingDuration: TimeInterval?

  /// Creates a spring for the duration of its animator.
  ///
  /// - Parameters:
  ///   - ratio: How strongly the spring is damped; below 1 it oscillates.
  ///   - velocity: The initial velocity, in whole distances per second; zero by default.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    (dampingRatio, initialVelocity, settlingDuration) = (ratio, velocity, nil)
  }

  /// Creates a spring by its mass and forces, which decide the duration of an animation.
  ///
  /// - Parameters:
  ///   - mass: The mass on the spring.
  ///   - stiffness: How strongly the spring pulls.
  ///   - damping: How strongly the movement is damped.
  ///   - velocity: The initial velocity, in whole distances per second; zero by default.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector = .zero
  ) {
    dampingRatio = damping / (2 * (stiffness * mass).squareRoot())
    initialVelocity = velocity
    let speed = Double((velocity.dx * velocity.dx + velocity.dy * velocity.dy).squareRoot())
    let spring = Spring(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping), velocity: speed,
      allowsOverdamping: false)
    settlingDuration = spring.settlingDuration
  }

  /// Creates the spring of the system's own animations.
  public convenience override init() {
    // The values of the animations of the system's transitions.
    self.init(mass: 3, stiffness: 1000, damping: 500)
  }

  /// Always `nil`.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The spring itself.
  open var springTimingParameters: UISpringTimingParameters? { self }

  /// Returns whether an object is an equal spring.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UISpringTimingParameters else { return false }
    return dampingRatio == other.dampingRatio && initialVelocity == other.initialVelocity
      && settlingDuration == other.settlingDuration
  }

  open override var hash: Int { dampingRatio.hashValue }
}
