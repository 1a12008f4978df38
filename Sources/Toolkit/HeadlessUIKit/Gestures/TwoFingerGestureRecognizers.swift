import Foundation

/// Looks for two fingers that come closer or go apart.
@MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The fingers' distance as a share of what it was at the beginning; setting it counts anew from there.
  public var scale: CGFloat {
    get { lastDistance / unitDistance }
    set { unitDistance = lastDistance / newValue }
  }
  /// Change of the scale per second.
  public private(set) var velocity: CGFloat = 0
  private var unitDistance: CGFloat = 1
  private var lastDistance: CGFloat = 1
  private var lastTime: TimeInterval = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.touches.count > 2 { return touches.forEach { ignore($0, for: event) } }
    guard let fingers = TwoFingerTrack(self.touches) else { return }
    (unitDistance, lastDistance) = (max(1, fingers.distance), max(1, fingers.distance))
    lastTime = UIApplication.shared.runLoop.now
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let fingers = TwoFingerTrack(self.touches) else { return }
    move(to: max(1, fingers.distance))
    if isUnderWay {
      state = .changed
    } else if abs(lastDistance - unitDistance) >= UIPanGestureRecognizer.slop {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = isUnderWay ? .ended : .failed
  }

  open override func reset() {
    (unitDistance, lastDistance, velocity) = (1, 1, 0)
  }

  private func move(to distance: CGFloat) {
    let (now, old) = (UIApplication.shared.runLoop.now, scale)
    lastDistance = distance
    if now > lastTime { velocity = (scale - old) / (now - lastTime) }
    lastTime = now
  }
}

/// Looks for two fingers that turn about each other.
@MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// Radians that the fingers have turned since the beginning, clockwise; setting it counts anew from there.
  public var rotation: CGFloat = 0
  /// Radians per second.
  public private(set) var velocity: CGFloat = 0
  private var lastAngle: CGFloat = 0
  private var lastTime: TimeInterval = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.touches.count > 2 { return touches.forEach { ignore($0, for: event) } }
    guard let fingers = TwoFingerTrack(self.touches) else { return }
    lastAngle = fingers.angle
    lastTime = UIApplication.shared.runLoop.now
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let fingers = TwoFingerTrack(self.touches) else { return }
    turn(to: fingers.angle)
    if isUnderWay {
      state = .changed
    } else if abs(rotation) * fingers.distance / 2 >= UIPanGestureRecognizer.slop {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = isUnderWay ? .ended : .failed
  }

  open override func reset() {
    (rotation, velocity, lastAngle) = (0, 0, 0)
  }

  private func turn(to angle: CGFloat) {
    let (now, change) = (UIApplication.shared.runLoop.now, TwoFingerTrack.turn(from: lastAngle, to: angle))
    rotation += change
    if now > lastTime { velocity = change / (now - lastTime) }
    (lastAngle, lastTime) = (angle, now)
  }
}

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
