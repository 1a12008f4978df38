import Foundation

/// Recognizes fingers that stay down for a while. Moving them afterwards changes the gesture.
///
///     let press = UILongPressGestureRecognizer()
///     press.minimumPressDuration = 1
///     press.addAction { press in
///       if press.state == .began { label.text = "Held for a second" }
///     }
///     view.addGestureRecognizer(press)
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The seconds until the gesture begins; 0.5 by default.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The distance in points that the fingers may move before the gesture begins; 10 by default.
  open var allowableMovement: CGFloat = 10
  /// The number of fingers; 1 by default. More fingers make the gesture fail.
  open var numberOfTouchesRequired: Int = 1
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
      // Without a timer, not all fingers are down yet.
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = isUnderWay ? .ended : .failed
  }
}
