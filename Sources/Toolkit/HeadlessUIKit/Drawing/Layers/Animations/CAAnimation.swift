import Foundation

/// A change over time that is added to a layer by ``CALayer/add(_:forKey:)``.
///
/// It changes what ``CALayer/presentation()`` returns, and never the layer itself. It runs on the
/// application's virtual clock as soon as the layer is in a window, keeps the application busy until
/// its end as animations of views do, and is removed then.
@preconcurrency @MainActor
open class CAAnimation: UIKitObject, CAMediaTiming, CAAction {
  var timing = MediaTiming()
  private var extraValues: [String: Any] = [:]
  /// What is told of beginning and end, kept alive by the animation.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the layer forgets the animation at its end; `true` by default.
  open var isRemovedOnCompletion: Bool = true
  /// The speed over one run; `nil`, the default, for the same speed all the time.
  open var timingFunction: CAMediaTimingFunction?
  /// How many pictures a second are shown; stored only.
  open var preferredFrameRateRange: CAFrameRateRange = .default

  /// Creates an animation with Core Animation's values.
  public required override init() { super.init() }

  /// Returns a copy.
  nonisolated open override func copy() -> Any {
    nonisolated(unsafe) var result: Any = self
    MainActor.assumeIsolated {
      let copy = Self()
      copy.copyValues(of: self)
      result = copy
    }
    return result
  }

  /// Adds the animation to a layer.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// Returns a value that was set for a key.
  open override func value(forKey key: String) -> Any? { extraValues[key] }

  /// Keeps any value for a key, as a dictionary does.
  open override func setValue(_ value: Any?, forKey key: String) { extraValues[key] = value }

  /// Copies another animation of the class.
  func copyValues(of other: CAAnimation) {
    (timing, extraValues) = (other.timing, other.extraValues)
    (delegate, isRemovedOnCompletion) = (other.delegate, other.isRemovedOnCompletion)
    (timingFunction, preferredFrameRateRange) = (other.timingFunction, other.preferredFrameRateRange)
  }

  /// Changes a copy of a layer to what the animation shows.
  ///
  /// - Parameters:
  ///   - layer: The copy, with what earlier animations show.
  ///   - elapsed: The layer's seconds since the animation began.
  final func show(in layer: CALayer, at elapsed: TimeInterval) {
    guard let moment = timing.moment(at: elapsed) else { return }
    show(in: layer, moment)
  }

  /// Changes a copy of a layer to what the animation shows at a moment of its run.
  func show(in layer: CALayer, _ moment: MediaTiming.Moment) {}

  /// Returns the part of the way at a part of the time.
  func eased(_ fraction: Double) -> Double { timingFunction?.value(at: fraction) ?? fraction }

  /// The property that is animated, for lists of animations.
  var animatedKey: String? { nil }
}

extension CAAnimation {
  /// The layer's time at which the animation begins; 0, the default, is the time when it is added.
  public var beginTime: TimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
  /// The seconds of one run; 0, the default, means those of the transaction, 0.25.
  public var duration: TimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }
  /// How fast the animation is, 1 by default; 0 stops it at its `timeOffset`.
  public var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }
  /// Where in its run the animation begins, in seconds; 0 by default.
  public var timeOffset: TimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  /// The number of runs; 0, the default, means one.
  public var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }
  /// The seconds of all runs together; 0, the default, lets ``repeatCount`` decide.
  public var repeatDuration: TimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  /// Whether each run goes forward and back, which takes twice the duration; `false` by default.
  public var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  /// What is shown before the beginning and after the end; nothing by default.
  public var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }
}

/// What is told of the beginning and the end of an animation.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
  /// Called when an animation begins.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when an animation ends, or when it is removed.
  ///
  /// - Parameters:
  ///   - anim: The animation, as the layer has it.
  ///   - flag: Whether it reached its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// How many pictures a second are preferred.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The fewest.
  public var minimum: Float
  /// The most.
  public var maximum: Float
  /// The number that is best; `nil` for none in particular.
  public var preferred: Float?

  /// Creates a range; 0 means any number.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }

  /// The range that leaves the choice to the system.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}
