import Foundation

/// An animation through several values.
///
///     let shake = CAKeyframeAnimation(keyPath: "position.x")
///     (shake.values, shake.isAdditive) = ([0, 10, -10, 0], true)
///     shake.keyTimes = [0, 0.25, 0.75, 1]
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, in order; `nil` by default.
  open var values: [Any]?
  /// The path that a position moves along, instead of the values; `nil` by default.
  ///
  /// The keyframes are the path's beginning and the ends of its lines and curves.
  open var path: CGPath?
  /// The time of each value as a fraction of the run, from 0 to 1; even steps by default, and if there are
  /// too few times.
  ///
  /// With ``CAAnimationCalculationMode/discrete``, there is one more time, for the end of the last value.
  open var keyTimes: [NSNumber]?
  /// The pace between each value and the next; constant by default.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How values are interpolated; ``CAAnimationCalculationMode/linear`` by default.
  open var calculationMode: CAAnimationCalculationMode = .linear
  /// Whether the layer rotates along a path; stored only.
  open var rotationMode: CAAnimationRotationMode?

  override func copyValues(of other: CAAnimation) {
    super.copyValues(of: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    (values, path) = (other.values, other.path)
    (keyTimes, timingFunctions) = (other.keyTimes, other.timingFunctions)
    (calculationMode, rotationMode) = (other.calculationMode, other.rotationMode)
  }

  override func value(at fraction: Double, present: AnimatableValue?) -> AnimatableValue? {
    let path = path.map(PathKeyframes.init)
    let given: [Any] = path.map { isPaced ? $0.steps : $0.ends } ?? values ?? []
    let values = given.compactMap { AnimatableValue($0) }
    guard values.count == given.count, let last = values.last else { return nil }
    let (times, fraction) = (times(of: values), eased(fraction))
    guard let index = times.lastIndex(where: { $0 <= fraction }) else { return values.first }
    guard calculationMode != .discrete else { return values[min(index, values.count - 1)] }
    guard index + 1 < min(values.count, times.count) else { return last }
    let part = (fraction - times[index]) / max(times[index + 1] - times[index], .leastNormalMagnitude)
    let function = timingFunctions.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    let way = function?.value(at: part) ?? part
    if let path, !isPaced { return AnimatableValue(path.point(of: index, at: way)) }
    return isCurved ? curve(values, index, way) : values[index].mixed(with: values[index + 1], way)
  }

  private var isPaced: Bool { calculationMode == .paced || calculationMode == .cubicPaced }
  private var isCurved: Bool { calculationMode == .cubic || calculationMode == .cubicPaced }

  /// The time of each value.
  private func times(of values: [AnimatableValue]) -> [Double] {
    let steps = calculationMode == .discrete ? values.count : max(1, values.count - 1)
    let even = values.indices.map { Double($0) / Double(steps) }
    // At a constant speed, the times of the values follow from their distances.
    if isPaced {
      var way = [0.0]
      for (one, next) in zip(values, values.dropFirst()) {
        way.append((way.last ?? 0) + one.distance(to: next))
      }
      guard let whole = way.last, whole > 0 else { return even }
      return way.map { $0 / whole }
    }
    guard let keyTimes, keyTimes.count >= values.count else { return even }
    return keyTimes.map(\.doubleValue)
  }

  /// Returns a point of the Catmull-Rom spline through the values.
  private func curve(_ values: [AnimatableValue], _ index: Int, _ t: Double) -> AnimatableValue {
    let (one, two) = (values[index], values[index + 1])
    let before = index > 0 ? values[index - 1] : one
    let after = index + 2 < values.count ? values[index + 2] : two
    let (square, cube) = (t * t, t * t * t)
    return before.adding(before, times: -1)
      .adding(before, times: (-cube + 2 * square - t) / 2)
      .adding(one, times: (3 * cube - 5 * square + 2) / 2)
      .adding(two, times: (-3 * cube + 4 * square + t) / 2)
      .adding(after, times: (cube - square) / 2)
  }
}

/// How the values of a keyframe animation are interpolated.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String

  /// Creates a mode.
  ///
  /// - Parameter rawValue: Core Animation's name; other names are kept.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A straight line from each value to the next.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Not interpolated: each value is kept until the next.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// A straight line, at a constant speed over all values.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// A smooth curve.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// A smooth curve, at a constant speed over all values.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// Whether a layer rotates along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String

  /// Creates a mode.
  ///
  /// - Parameter rawValue: Core Animation's name; other names are kept.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// It rotates with the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// It rotates against the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
