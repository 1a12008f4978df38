import Foundation

/// Recognizes two fingers that move toward or away from each other.
///
/// The gesture begins when their distance has changed by 10 points. A third finger is ignored.
///
///     let pinch = UIPinchGestureRecognizer()
///     pinch.addAction { [unowned pinch] _ in
///       imageView.transform = imageView.transform.scaledBy(x: pinch.scale, y: pinch.scale)
///       pinch.scale = 1  // The next change counts from here.
///     }
///     imageView.addGestureRecognizer(pinch)
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The fingers' distance relative to their initial distance. Setting it defines the scale of the
  /// current distance.
  open var scale: CGFloat {
    get { lastDistance / unitDistance }
    set { unitDistance = lastDistance / newValue }
  }
  /// The change of the scale per second at the last movement.
  public private(set) var velocity: CGFloat = 0
  private var unitDistance: CGFloat = 1
  private var lastDistance: CGFloat = 1
  private var lastTime: TimeInterval = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.touches.count > 2 { return touches.forEach { ignore($0, for: event) } }
    guard let fingers = TwoFingerTrack(self.touches) else { return }
    // At least 1 point, because the scale divides by it.
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
    // Events at the same virtual time have no velocity; the last one stays.
    if now > lastTime { velocity = (scale - old) / (now - lastTime) }
    lastTime = now
  }
}

/// Recognizes two fingers that rotate about each other.
///
/// The gesture begins when they have moved 10 points along their circle. A third finger is ignored.
///
///     let rotation = UIRotationGestureRecognizer()
///     rotation.addAction { [unowned rotation] _ in
///       imageView.transform = imageView.transform.rotated(by: rotation.rotation)
///       rotation.rotation = 0  // The next change counts from here.
///     }
///     imageView.addGestureRecognizer(rotation)
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The rotation since the beginning in radians, clockwise. Setting it defines the rotation at the
  /// current position.
  open var rotation: CGFloat = 0
  /// The rotation in radians per second at the last movement.
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
      // The angle times the radius is the distance that each finger has moved.
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

/// The distance between two fingers, and the angle of the line through them.
struct TwoFingerTrack {
  let distance: CGFloat
  /// The angle in radians, clockwise from the right.
  let angle: CGFloat

  /// Measures the first two fingers; `nil` if there are fewer.
  @preconcurrency @MainActor
  init?(_ touches: [UITouch]) {
    guard touches.count >= 2 else { return nil }
    let (first, second) = (touches[0].location(in: nil), touches[1].location(in: nil))
    distance = first.distance(to: second)
    angle = atan2(second.y - first.y, second.x - first.x)
  }

  /// Returns the shortest rotation from one angle to another, in radians.
  static func turn(from start: CGFloat, to end: CGFloat) -> CGFloat {
    (end - start).remainder(dividingBy: 2 * .pi)
  }
}
