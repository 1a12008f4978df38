import HeadlessUIKit
import Platform

/// The paths of fingers on a window, which touch the screen together and leave it together.
///
///     TouchPath.scroll(from: start, .up, amount: 40)  // one finger: six points 10 points apart, then a rest
struct TouchPath {
  /// The points of each finger.
  let fingers: [[CGPoint]]
  /// The seconds from one point to the next, and from the last point to leaving the screen.
  let interval: Double

  /// The seconds between two points of a moving finger.
  static let movingInterval: Double = 1.0 / 60
  /// The seconds between the events of taps.
  static let tappingInterval: Double = 1.0 / 120

  /// Plays the path in virtual time.
  @MainActor
  func play(in window: UIWindow) {
    let starts = fingers.compactMap(\.first), ends = fingers.compactMap(\.last)
    guard !starts.isEmpty, let count = fingers.map(\.count).min(), count > 0 else { return }
    let touches = starts.map { UITouch(in: window, at: $0) }
    let event = UIEvent(touches: Set(touches))
    window.sendEvent(event)
    for step in 1..<count {
      Self.pass(interval)
      for (touch, points) in zip(touches, fingers) { touch.update(.moved, at: points[step]) }
      window.sendEvent(event)
    }
    Self.pass(interval)
    for (touch, end) in zip(touches, ends) { touch.update(.ended, at: end) }
    window.sendEvent(event)
  }

  @MainActor
  private static func pass(_ seconds: Double) {
    // As on a device, layout is done between two touch events.
    UIApplication.shared.layoutWindowsIfNeeded()
    UIApplication.shared.runLoop.advance(by: seconds)
  }

  /// Taps a point several times in a row, fast enough for the taps to count as one gesture.
  @MainActor
  static func tap(_ point: CGPoint, count: Int = 1, in window: UIWindow) {
    for tap in 0..<count {
      if tap > 0 { pass(tappingInterval) }
      TouchPath(fingers: [[point]], interval: tappingInterval).play(in: window)
    }
    UIApplication.shared.layoutWindowsIfNeeded()
  }
}

extension TouchPath {
  /// Returns the shares of a path at its steps: 60 steps a second, but none shorter than 10 points.
  private static func shares(length: CGFloat, duration: Double) -> [Double] {
    let steps = Int(max(1, min(duration * 60, length / 10)))
    return (0...steps).map { Double($0) / Double(steps) }
  }

  /// Returns the path of fingers that move side by side in one direction, faster and faster.
  static func swipe(
    from starts: [CGPoint], _ direction: GREYDirection, length: CGFloat, duration: Double
  ) -> TouchPath {
    let shares = shares(length: length, duration: duration)
    return TouchPath(
      fingers: starts.map { start in shares.map { start.moved(direction, by: length * $0 * $0) } },
      interval: duration / Double(shares.count - 1))
  }

  /// Returns the path of a finger that scrolls by an amount without flinging the content.
  ///
  /// It moves in steps of 10 points: 10 points until the gesture is recognized, then the amount. Then it
  /// rests.
  static func scroll(from start: CGPoint, _ direction: GREYDirection, amount: CGFloat) -> TouchPath {
    let length = amount + recognitionLength
    let points = stride(from: 0, to: length, by: 10).map { start.moved(direction, by: $0) }
    let end = start.moved(direction, by: length)
    return TouchPath(
      fingers: [points + Array(repeating: end, count: 1 + restingPoints)], interval: movingInterval)
  }

  /// The points that a finger moves before a scroll view recognizes it.
  static let recognitionLength: CGFloat = 10
  private static let restingPoints = 20

  /// Returns the path of a finger that moves in steps of 10 points, and rests at the end.
  static func drag(from start: CGPoint, to end: CGPoint) -> TouchPath {
    let (x, y) = (end.x - start.x, end.y - start.y)
    let steps = max(1, Int((x * x + y * y).squareRoot() / 10))
    let points = (0...steps).map { step in
      let share = CGFloat(step) / CGFloat(steps)
      return CGPoint(x: start.x + x * share, y: start.y + y * share)
    }
    // The end itself, since the sum of the steps may miss it by a rounding error.
    return TouchPath(fingers: [points.dropLast() + [end, end]], interval: movingInterval)
  }

  /// Returns the paths of two fingers on a line through a center, away from it or toward it.
  ///
  /// - Parameters:
  ///   - center: The center of the line.
  ///   - radius: The largest distance of a finger from the center, in points.
  ///   - angle: The angle between the line and the horizontal, in radians.
  ///   - outward: Whether the fingers move apart.
  ///   - duration: The seconds from the first point to the last.
  static func pinch(
    around center: CGPoint, radius: CGFloat, angle: Double, outward: Bool, duration: Double
  ) -> TouchPath {
    let shares = shares(length: radius, duration: duration)
    let distances = shares.map { radius * (outward ? $0 : 1 - $0) }
    return TouchPath(
      fingers: [angle, angle + .pi].map { angle in distances.map { center.turned(angle, by: $0) } },
      interval: duration / Double(shares.count - 1))
  }

  /// Returns the paths of two fingers around a center, clockwise if the angle, in radians, is positive.
  static func twist(around center: CGPoint, radius: CGFloat, angle: Double, duration: Double) -> TouchPath {
    let shares = shares(length: radius * abs(angle), duration: duration)
    return TouchPath(
      fingers: [0, Double.pi].map { start in shares.map { center.turned(start + angle * $0, by: radius) } },
      interval: duration / Double(shares.count - 1))
  }
}

extension CGPoint {
  func moved(_ direction: GREYDirection, by distance: CGFloat) -> CGPoint {
    CGPoint(x: x + direction.unit.x * distance, y: y + direction.unit.y * distance)
  }

  /// Returns the point at a distance and an angle, in radians, clockwise from the right.
  fileprivate func turned(_ angle: Double, by distance: CGFloat) -> CGPoint {
    CGPoint(x: x + distance * cos(angle), y: y + distance * sin(angle))
  }
}
