import Foundation

/// Two fingers: how far apart, and at what angle.
struct TwoFingerTrack {
  let distance: CGFloat
  /// Radians, clockwise from the right.
  let angle: CGFloat

  /// The first two fingers, if there are two.
  @MainActor
  init?(_ touches: [UITouch]) {
    guard touches.count >= 2 else { return nil }
    let (first, second) = (touches[0].location(in: nil), touches[1].location(in: nil))
    distance = first.distance(to: second)
    angle = atan2(second.y - first.y, second.x - first.x)
  }

  /// The shortest turn from an angle to another, in radians.
  static func turn(from start: CGFloat, to end: CGFloat) -> CGFloat {
    (end - start).remainder(dividingBy: 2 * .pi)
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat {
    let (x, y) = (x - other.x, y - other.y)
    return (x * x + y * y).squareRoot()
  }
}
