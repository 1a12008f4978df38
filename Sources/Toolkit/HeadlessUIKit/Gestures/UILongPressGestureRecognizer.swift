import Foundation

/// Looks for fingers that stay where they are for a while; moving them afterwards changes the gesture.
@MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Seconds until the gesture begins.
  public var minimumPressDuration: TimeInterval = 0.5
  /// Points that the fingers may move before it begins.
  public var allowableMovement: CGFloat = 10
  public var numberOfTouchesRequired: Int = 1
  private var start: CGPoint = .zero

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !isUnderWay else { return }
    if self.touches.count > numberOfTouchesRequired { return state = .failed }
    guard self.touches.count == numberOfTouchesRequired else { return }
    start = lastLocation
    if minimumPressDuration <= 0 { return state = .began }
    wait(for: minimumPressDuration) { [unowned self] in state = .began }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if isUnderWay {
      state = .changed
    } else if wait != nil, lastLocation.distance(to: start) > allowableMovement {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = isUnderWay ? .ended : .failed
  }
}
