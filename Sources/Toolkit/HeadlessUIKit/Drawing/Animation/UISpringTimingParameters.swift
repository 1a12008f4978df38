import Foundation

/// A spring that pulls values to their ends.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider, @unchecked Sendable {
  /// How strongly the spring is damped: it oscillates below 1, and comes to rest without that at 1.
  public let dampingRatio: CGFloat
  /// The speed at the beginning, in whole distances a second.
  public let initialVelocity: CGVector
  /// The seconds until a spring is at rest whose weight and forces are known; `nil` for one whose
  /// animator decides.
  let settlingDuration: TimeInterval?

  /// Creates a spring, at rest by default.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    (dampingRatio, initialVelocity, settlingDuration) = (ratio, velocity, nil)
  }

  /// Creates a spring by its weight and forces, which decide how long an animation takes.
  ///
  /// - Parameters:
  ///   - mass: The weight on the spring.
  ///   - stiffness: How strongly the spring pulls.
  ///   - damping: How strongly the movement is braked.
  ///   - velocity: The speed at the beginning, in whole distances a second.
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
    // The values of the system's transitions, as their animations have them.
    self.init(mass: 3, stiffness: 1000, damping: 500)
  }

  /// Always `nil`.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The spring itself.
  open var springTimingParameters: UISpringTimingParameters? { self }

  /// Returns whether an object is the same spring.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UISpringTimingParameters else { return false }
    return dampingRatio == other.dampingRatio && initialVelocity == other.initialVelocity
      && settlingDuration == other.settlingDuration
  }

  open override var hash: Int { dampingRatio.hashValue }
}
