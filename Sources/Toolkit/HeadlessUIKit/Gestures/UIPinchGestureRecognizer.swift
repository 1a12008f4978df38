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
