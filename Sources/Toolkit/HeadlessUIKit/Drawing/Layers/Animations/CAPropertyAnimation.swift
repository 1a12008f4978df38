import Foundation

/// An animation of one property of a layer; subclasses define the values.
open class CAPropertyAnimation: CAAnimation {
  /// The property, such as `opacity`, `position.x` or `transform.rotation.z`.
  open var keyPath: String?
  /// Whether the values are added to what the layer shows without the animation; `false` by default.
  open var isAdditive: Bool = false
  /// Whether each run begins where the previous one ended; `false` by default.
  open var isCumulative: Bool = false
  /// A function that is applied to the values; stored only.
  open var valueFunction: CAValueFunction?

  /// Creates an animation of a property.
  ///
  /// - Parameter path: The key path, such as `position.x`; with `nil`, the animation takes time but
  ///   shows nothing.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func copyValues(of other: CAAnimation) {
    super.copyValues(of: other)
    guard let other = other as? CAPropertyAnimation else { return }
    (keyPath, isAdditive) = (other.keyPath, other.isAdditive)
    (isCumulative, valueFunction) = (other.isCumulative, other.valueFunction)
  }

  override var animatedKey: String? { keyPath }

  override func show(in layer: CALayer, _ moment: MediaTiming.Moment) {
    guard let keyPath else { return }
    let present = AnimatableValue(layer.value(forKeyPath: keyPath))
    guard var value = value(at: moment.fraction, present: present) else { return }
    if isCumulative, moment.run > 0, let end = self.value(at: 1, present: present) {
      value = value.adding(end, times: Double(moment.run))
    }
    if isAdditive, let present { value = present.adding(value) }
    layer.setValue(value.object, forKeyPath: keyPath)
  }

  /// Returns the value at a point of a run.
  ///
  /// - Parameters:
  ///   - fraction: The fraction of the run's time, from 0 to 1.
  ///   - present: What the layer shows without the animation; `nil` if it cannot be interpolated.
  func value(at fraction: Double, present: AnimatableValue?) -> AnimatableValue? { nil }
}

/// An animation from one value to another.
///
/// Missing values follow from the others and from what the layer shows without the animation: with
/// `byValue` alone, the property changes by that much; with `fromValue` alone, it ends at the layer's
/// value; with `toValue` alone, it begins there.
///
///     let slide = CABasicAnimation(keyPath: "position.x")
///     (slide.byValue, slide.duration) = (40, 0.25)
///     slide.timingFunction = CAMediaTimingFunction(name: .easeOut)
///     layer.add(slide, forKey: "slide")
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the beginning.
  open var fromValue: Any?
  /// The value at the end.
  open var toValue: Any?
  /// The difference from the beginning to the end.
  open var byValue: Any?

  override func copyValues(of other: CAAnimation) {
    super.copyValues(of: other)
    guard let other = other as? CABasicAnimation else { return }
    (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
  }

  override func value(at fraction: Double, present: AnimatableValue?) -> AnimatableValue? {
    guard let (from, to) = ends(present: present) else { return nil }
    return from.mixed(with: to, part(at: fraction))
  }

  /// Returns the progress at a fraction of the time.
  func part(at fraction: Double) -> Double { eased(fraction) }

  /// The first and the last value; `nil` if they cannot be determined.
  private func ends(present: AnimatableValue?) -> (AnimatableValue, AnimatableValue)? {
    let (from, to, by) = (AnimatableValue(fromValue), AnimatableValue(toValue), AnimatableValue(byValue))
    switch (from, to, by) {
    case (let from?, let to?, _): return (from, to)
    case (let from?, nil, let by?): return (from, from.adding(by))
    case (nil, let to?, let by?): return (to.adding(by, times: -1), to)
    case (let from?, nil, nil): return present.map { (from, $0) }
    case (nil, let to?, nil): return present.map { ($0, to) }
    case (nil, nil, let by?): return present.map { ($0, $0.adding(by)) }
    case (nil, nil, nil): return nil
    }
  }
}

/// A function that turns the values of an animation into a transform.
public final class CAValueFunction: Hashable, Sendable {
  /// The name of the function.
  public let name: CAValueFunctionName

  /// Creates a function; never `nil`.
  ///
  /// - Parameter name: The name, which is not checked.
  public init?(name: CAValueFunctionName) {
    self.name = name
  }

  /// Whether both are the same function.
  public static func == (left: CAValueFunction, right: CAValueFunction) -> Bool { left.name == right.name }

  /// Adds the function's name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The names of value functions.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String

  /// Creates a name.
  ///
  /// - Parameter rawValue: Core Animation's name; other names are kept.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A rotation about the x-axis.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// A rotation about the y-axis.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// A rotation about the z-axis.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// A scale in all directions.
  public static let scale = CAValueFunctionName(rawValue: "scale")
  /// A movement.
  public static let translate = CAValueFunctionName(rawValue: "translate")
}
