import Foundation

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
