import Foundation

/// A change over time that ``CALayer/add(_:forKey:)`` adds to a layer.
///
/// It changes what ``CALayer/presentation()`` returns, never the layer itself. It runs on the application's
/// virtual clock as soon as the layer is in a window, keeps the application busy until its end, as
/// animations of views do, and is then removed.
///
///     let fade = CABasicAnimation(keyPath: "opacity")
///     (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 0.5)
///     view.layer.add(fade, forKey: "fade")
///     // A quarter of a second later:
///     view.layer.presentation()?.opacity // 0.5
///     view.layer.opacity // 1
@preconcurrency @MainActor
open class CAAnimation: UIKitObject, CAMediaTiming, CAAction {
  var timing = MediaTiming()
  private var extraValues: [String: Any] = [:]
  /// The object to which beginning and end are reported; the animation keeps it alive.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the layer removes the animation at its end; `true` by default.
  open var isRemovedOnCompletion: Bool = true
  /// The pace of one run; `nil`, the default, for that of the transaction, usually constant.
  open var timingFunction: CAMediaTimingFunction?
  /// The preferred frame rate; stored only.
  open var preferredFrameRateRange: CAFrameRateRange = .default

  /// Creates an animation with Core Animation's defaults.
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
  ///
  /// - Parameters:
  ///   - event: The key for the animation.
  ///   - anObject: The layer; objects of other classes are ignored.
  ///   - dict: Ignored.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// Returns a value that was set for a key.
  open override func value(forKey key: String) -> Any? { extraValues[key] }

  /// Stores any value for a key, as a dictionary does.
  open override func setValue(_ value: Any?, forKey key: String) { extraValues[key] = value }

  /// Copies the values of another animation of the class.
  func copyValues(of other: CAAnimation) {
    (timing, extraValues) = (other.timing, other.extraValues)
    (delegate, isRemovedOnCompletion) = (other.delegate, other.isRemovedOnCompletion)
    (timingFunction, preferredFrameRateRange) = (other.timingFunction, other.preferredFrameRateRange)
  }

  /// Changes a copy of a layer to what the animation shows.
  ///
  /// - Parameters:
  ///   - layer: The copy, with what earlier animations show.
  ///   - elapsed: The seconds since the animation began, in the layer's time.
  final func show(in layer: CALayer, at elapsed: TimeInterval) {
    guard let moment = timing.moment(at: elapsed) else { return }
    show(in: layer, moment)
  }

  /// Changes a copy of a layer to what the animation shows at a moment of a run.
  func show(in layer: CALayer, _ moment: MediaTiming.Moment) {}

  /// Returns the progress at a fraction of the time, by the timing function.
  func eased(_ fraction: Double) -> Double { timingFunction?.value(at: fraction) ?? fraction }

  /// The animated property, for lists of animations.
  var animatedKey: String? { nil }
}

extension CAAnimation {
  /// The time of the beginning in the layer's time; 0, the default, for when it is added.
  public var beginTime: TimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
  /// The seconds of one run; 0, the default, for the transaction's duration, 0.25 by default.
  public var duration: TimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }
  /// The speed, as a factor, 1 by default; 0 stops the animation at its `timeOffset`.
  public var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }
  /// The seconds into its run at which the animation begins; 0 by default.
  public var timeOffset: TimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  /// The number of runs, which may be a fraction or infinite; 0, the default, for one run.
  public var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }
  /// The seconds of all runs together; 0, the default, lets ``repeatCount`` decide.
  public var repeatDuration: TimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  /// Whether each run plays forward and back, which takes twice the duration; `false` by default.
  public var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  /// What is shown before the beginning and after the end; ``CAMediaTimingFillMode/removed`` by default.
  public var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }
}

/// An object to which the beginning and the end of an animation are reported.
///
///     final class Removal: CAAnimationDelegate {
///       func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
///         if flag { layer.removeFromSuperlayer() } // not if the animation was removed
///       }
///     }
///     let fade = CABasicAnimation(keyPath: "opacity")
///     (fade.toValue, fade.duration, fade.delegate) = (0, 0.25, Removal())
///     layer.add(fade, forKey: "fade")
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
  /// Called when an animation begins.
  ///
  /// - Parameter anim: The layer's copy of the animation.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when an animation ends, or when it is removed.
  ///
  /// - Parameters:
  ///   - anim: The layer's copy of the animation.
  ///   - flag: Whether it reached its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A range of preferred frame rates, in frames per second.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The lowest rate.
  public var minimum: Float
  /// The highest rate.
  public var maximum: Float
  /// The best rate; `nil` for no preference.
  public var preferred: Float?

  /// Creates a range.
  ///
  /// - Parameters:
  ///   - minimum: The lowest rate in frames per second; 0 for any rate.
  ///   - maximum: The highest rate in frames per second; 0 for any rate.
  ///   - preferred: The best rate in frames per second; `nil`, the default, for no preference.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }

  /// The range that leaves the choice to the system.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}
