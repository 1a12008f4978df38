import HeadlessUIKit

/// Where a finger goes on a window, one point after the other.
struct TouchPath {
  var points: [CGPoint]
  /// Seconds from one point to the next.
  var interval: Double = 1.0 / 60

  /// Plays the path in virtual time: down at the first point, up at the last.
  @MainActor
  func play(in window: UIWindow) {
    guard let first = points.first, let last = points.last else { return }
    let touch = UITouch(in: window, at: first)
    let event = UIEvent(touches: [touch])
    window.sendEvent(event)
    for point in points.dropFirst() {
      pass()
      touch.update(.moved, at: point)
      window.sendEvent(event)
    }
    pass()
    touch.update(.ended, at: last)
    window.sendEvent(event)
  }

  @MainActor
  private func pass() {
    UIApplication.shared.layoutWindowsIfNeeded()
    UIApplication.shared.runLoop.advance(by: interval)
  }
}

extension TouchPath {
  /// A path that gets faster and faster.
  static func swipe(
    from start: CGPoint, _ direction: GREYDirection, length: CGFloat, duration: Double
  ) -> TouchPath {
    let steps = max(1, min(Int(duration * 60), Int(length / 10)))
    let points = (0...steps).map { step -> CGPoint in
      let share = Double(step) / Double(steps)
      return start.moved(direction, by: length * share * share)
    }
    return TouchPath(points: points, interval: duration / Double(steps))
  }

  /// A path in steps of 10 points: 10 points to be recognized and the amount, and a rest so that nothing is flung.
  static func scroll(from start: CGPoint, _ direction: GREYDirection, amount: CGFloat) -> TouchPath {
    let length = amount + recognitionLength
    let places = stride(from: 0, to: length, by: 10).map { start.moved(direction, by: $0) }
    let end = start.moved(direction, by: length)
    return TouchPath(points: places + Array(repeating: end, count: 1 + restingPoints))
  }

  static let recognitionLength: CGFloat = 10
  private static let restingPoints = 20
}

extension CGPoint {
  fileprivate func moved(_ direction: GREYDirection, by distance: CGFloat) -> CGPoint {
    CGPoint(x: x + direction.unit.x * distance, y: y + direction.unit.y * distance)
  }
}
