import HeadlessUIKit

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

extension TouchPath {
  /// Steps of at least 10 points, 60 a second, from standing still to ever faster.
  private static func shares(length: CGFloat, duration: Double) -> [Double] {
    let steps = max(1, min(Int(duration * 60), Int(length / 10)))
    return (0...steps).map { Double($0) / Double(steps) }
  }

  /// Fingers that go one way side by side, faster and faster.
  static func swipe(
    from starts: [CGPoint], _ direction: GREYDirection, length: CGFloat, duration: Double
  ) -> TouchPath {
    let shares = shares(length: length, duration: duration)
    return TouchPath(
      fingers: starts.map { start in shares.map { start.moved(direction, by: length * $0 * $0) } },
      interval: duration / Double(shares.count - 1))
  }

  /// A path in steps of 10 points: 10 points to be recognized and the amount, and a rest so that nothing is flung.
  static func scroll(from start: CGPoint, _ direction: GREYDirection, amount: CGFloat) -> TouchPath {
    let length = amount + recognitionLength
    let places = stride(from: 0, to: length, by: 10).map { start.moved(direction, by: $0) }
    let end = start.moved(direction, by: length)
    return TouchPath(
      fingers: [places + Array(repeating: end, count: 1 + restingPoints)], interval: movingInterval)
  }

  static let recognitionLength: CGFloat = 10
  private static let restingPoints = 20

  /// A finger that goes from place to place in steps of 10 points, and rests before it goes up.
  static func drag(from start: CGPoint, to end: CGPoint) -> TouchPath {
    let (x, y) = (end.x - start.x, end.y - start.y)
    let steps = max(1, Int((x * x + y * y).squareRoot() / 10))
    let places = (0...steps).map { step in
      let share = CGFloat(step) / CGFloat(steps)
      return CGPoint(x: start.x + x * share, y: start.y + y * share)
    }
    return TouchPath(fingers: [places.dropLast() + [end, end]], interval: movingInterval)
  }

  /// Two fingers on a line through a middle, which come from there or go there.
  ///
  /// - Parameter angle: Radians between the line and the screen's upper edge.
  static func pinch(
    around middle: CGPoint, radius: CGFloat, angle: Double, outward: Bool, duration: Double
  ) -> TouchPath {
    let shares = shares(length: radius, duration: duration)
    let distances = shares.map { radius * (outward ? $0 : 1 - $0) }
    return TouchPath(
      fingers: [angle, angle + .pi].map { angle in distances.map { middle.turned(angle, by: $0) } },
      interval: duration / Double(shares.count - 1))
  }

  /// Two fingers that turn around a middle, clockwise where the angle, in radians, is positive.
  static func twist(around middle: CGPoint, radius: CGFloat, angle: Double, duration: Double) -> TouchPath {
    let shares = shares(length: radius * abs(angle), duration: duration)
    return TouchPath(
      fingers: [0, Double.pi].map { start in shares.map { middle.turned(start + angle * $0, by: radius) } },
      interval: duration / Double(shares.count - 1))
  }
}

extension CGPoint {
  func moved(_ direction: GREYDirection, by distance: CGFloat) -> CGPoint {
    CGPoint(x: x + direction.unit.x * distance, y: y + direction.unit.y * distance)
  }

  /// A point so far away at an angle, in radians, clockwise from the right.
  fileprivate func turned(_ angle: Double, by distance: CGFloat) -> CGPoint {
    CGPoint(x: x + distance * cos(angle), y: y + distance * sin(angle))
  }
}
