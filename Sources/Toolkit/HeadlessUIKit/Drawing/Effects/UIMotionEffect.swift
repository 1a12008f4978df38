import Foundation

/// A change of views by the device's motion. A stage does not move, so effects are stored and change
/// nothing.
@preconcurrency @MainActor
open class UIMotionEffect: UIKitObject {
  /// Creates an effect.
  public override init() { super.init() }

  /// Returns the values of key paths for an offset of the viewer; `nil` by default.
  ///
  /// - Parameter viewerOffset: The viewer's offset along both axes, from -1 to 1.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// A change of one value along one axis. Nothing is interpolated here:
/// ``UIMotionEffect/keyPathsAndRelativeValues(forViewerOffset:)`` returns `nil`.
///
///     let tilt = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
///     (tilt.minimumRelativeValue, tilt.maximumRelativeValue) = (-10, 10)
///     view.addMotionEffect(tilt)
///     view.motionEffects.count // 1; the view does not move here
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The path of the value.
  public let keyPath: String
  /// The axis.
  public let type: EffectType
  /// The value at the least tilt; `nil` by default. Stored only.
  open var minimumRelativeValue: Any?
  /// The value at the greatest tilt; `nil` by default. Stored only.
  open var maximumRelativeValue: Any?

  /// The axis of a tilt; the raw values are UIKit's.
  public enum EffectType: Int, Hashable, Sendable {
    /// To the sides.
    case tiltAlongHorizontalAxis
    /// Up and down.
    case tiltAlongVerticalAxis
  }

  /// Creates an effect on a value.
  ///
  /// - Parameters:
  ///   - keyPath: The path of the value, such as `center.x`; it is not checked.
  ///   - type: The axis of the tilt that changes the value.
  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
  }
}

/// Several effects in one.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects; `nil` by default. Stored only.
  open var motionEffects: [UIMotionEffect]?
}

extension UIView {
  /// The effects of the view; none by default.
  public var motionEffects: [UIMotionEffect] {
    get { attachments[[UIMotionEffect].self, default: []] }
    set { attachments[[UIMotionEffect].self, default: []] = newValue }
  }

  /// Adds an effect, which changes nothing on a stage.
  ///
  /// - Parameter effect: The effect, which the view retains until it is removed.
  public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }

  /// Removes an effect.
  ///
  /// - Parameter effect: The effect; ignored if the view does not have it.
  public func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
}
