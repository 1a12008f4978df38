import Foundation

/// Recognizes one or more taps with one or more fingers.
///
///     let (tap, doubleTap) = (UITapGestureRecognizer(), UITapGestureRecognizer())
///     doubleTap.numberOfTapsRequired = 2
///     tap.require(toFail: doubleTap)  // A single tap waits 0.35 seconds for a second one.
///     view.addGestureRecognizer(tap)
///     view.addGestureRecognizer(doubleTap)
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps; 1 by default.
  open var numberOfTapsRequired: Int = 1
  /// The number of fingers that tap together; 1 by default.
  open var numberOfTouchesRequired: Int = 1
  private var taps = 0
  private var starts: [UITouch: CGPoint] = [:]
  private var mostFingers = 0
  private var firstLocation: CGPoint = .zero

  /// The maximum seconds that a finger stays down, and that pass before the next tap.
  private static let (longestTap, longestPause): (TimeInterval, TimeInterval) = (0.75, 0.35)
  /// The maximum distance in points that a finger moves, and between taps.
  private static let allowableMovement: CGFloat = 45

  /// Whether the gesture is a single tap with one finger, which a control may claim.
  var isSingle: Bool { numberOfTapsRequired == 1 && numberOfTouchesRequired == 1 }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.touches.count > numberOfTouchesRequired { return state = .failed }
    for touch in touches { starts[touch] = touch.location(in: nil) }
    mostFingers = max(mostFingers, self.touches.count)
    if taps == 0 { firstLocation = lastLocation }
    // Taps at different positions are not a double tap.
    if lastLocation.distance(to: firstLocation) > Self.allowableMovement { return state = .failed }
    wait(for: Self.longestTap) { [unowned self] in state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let isFar = touches.contains { touch in
      starts[touch].map { touch.location(in: nil).distance(to: $0) > Self.allowableMovement } ?? false
    }
    if isFar { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    // A tap ends when its last finger lifts.
    guard !self.touches.contains(where: \.isDown) else { return }
    guard mostFingers == numberOfTouchesRequired else { return state = .failed }
    taps += 1
    mostFingers = 0
    if taps >= numberOfTapsRequired {
      stopWaiting()
      state = .recognized
    } else {
      wait(for: Self.longestPause) { [unowned self] in state = .failed }
    }
  }

  open override func reset() {
    (taps, mostFingers, starts) = (0, 0, [:])
  }

  /// Returns `false` for a recognizer of more taps, which may be recognized after this one.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }
}
