import Foundation

/// The pace of an animation: a curve from (0, 0) to (1, 1) with two control points, where time is
/// horizontal and progress vertical.
///
///     let curve = CAMediaTimingFunction(name: .easeIn)
///     var point: [Float] = [0, 0]
///     curve.getControlPoint(at: 1, values: &point)
///     point // [0.42, 0]
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  private let first: CGPoint
  private let second: CGPoint

  /// Both control points.
  var controlPoints: [CGPoint] { [first, second] }

  /// Creates one of Core Animation's curves.
  ///
  /// - Parameter name: The name; an unknown one gives a straight line.
  public convenience init(name: CAMediaTimingFunctionName) {
    let points: [Float] =
      switch name {
      case .easeIn: [0.42, 0, 1, 1]
      case .easeOut: [0, 0, 0.58, 1]
      case .easeInEaseOut: [0.42, 0, 0.58, 1]
      case .default: [0.25, 0.1, 0.25, 1]
      default: [0, 0, 1, 1]
      }
    self.init(controlPoints: points[0], points[1], points[2], points[3])
  }

  /// Creates a curve with two control points.
  ///
  /// - Parameters:
  ///   - c1x: The time of the first control point, between 0 and 1.
  ///   - c1y: The progress of the first control point.
  ///   - c2x: The time of the second control point, between 0 and 1.
  ///   - c2y: The progress of the second control point.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    first = CGPoint(x: CGFloat(c1x), y: CGFloat(c1y))
    second = CGPoint(x: CGFloat(c2x), y: CGFloat(c2y))
  }

  /// Writes a point of the curve.
  ///
  /// - Parameters:
  ///   - idx: 0 for the beginning, 1 and 2 for the control points, 3 for the end; others are
  ///     programming errors.
  ///   - ptr: Receives time and progress; it needs room for both.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let points = [.zero, first, second, CGPoint(x: 1, y: 1)]
    precondition(points.indices.contains(idx), "index \(idx) is not a control point; they are 0 to 3")
    (ptr[0], ptr[1]) = (Float(points[idx].x), Float(points[idx].y))
  }

  /// Returns whether `object` is a curve with the same control points.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CAMediaTimingFunction else { return false }
    return (first, second) == (other.first, other.second)
  }

  open override var hash: Int { [first.x, first.y, second.x, second.y].hashValue }

  /// Returns the progress at a fraction of the time.
  func value(at time: Double) -> Double {
    guard time > 0, time < 1 else { return time }
    // The curve's x only increases, so bisection finds the parameter.
    var (low, high) = (0.0, 1.0)
    for _ in 0..<48 {
      let middle = (low + high) / 2
      if Self.bezier(Double(first.x), Double(second.x), middle) < time { low = middle } else { high = middle }
    }
    return Self.bezier(Double(first.y), Double(second.y), (low + high) / 2)
  }

  private static func bezier(_ one: Double, _ two: Double, _ t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * one + 3 * rest * t * t * two + t * t * t
  }
}

/// The names of Core Animation's curves.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String

  /// Creates a name.
  ///
  /// - Parameter rawValue: Core Animation's name; other names are kept, and give a straight line.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A constant speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// A slow beginning.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// A slow end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// A slow beginning and a slow end.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The curve of most of the system's animations.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
