import HeadlessUIKit

/// Where fingers go on a window, one place after the other; all of them come down and go up together.
struct TouchPath {
  /// The places of each finger.
  let fingers: [[CGPoint]]
  /// Seconds from one place to the next, and from the last place to going up.
  let interval: Double

  /// Seconds between two places of a finger that moves.
  static let movingInterval: Double = 1.0 / 60
  /// Seconds between the events of taps.
  static let tappingInterval: Double = 1.0 / 120

  /// Plays the path in virtual time: down at the first places, up at the last.
  @MainActor
  func play(in window: UIWindow) {
    let starts = fingers.compactMap(\.first), ends = fingers.compactMap(\.last)
    guard !starts.isEmpty, let count = fingers.map(\.count).min(), count > 0 else { return }
    let touches = starts.map { UITouch(in: window, at: $0) }
    let event = UIEvent(touches: Set(touches))
    window.sendEvent(event)
    for step in 1..<count {
      Self.pass(interval)
      for (touch, places) in zip(touches, fingers) { touch.update(.moved, at: places[step]) }
      window.sendEvent(event)
    }
    Self.pass(interval)
    for (touch, place) in zip(touches, ends) { touch.update(.ended, at: place) }
    window.sendEvent(event)
  }

  @MainActor
  private static func pass(_ seconds: Double) {
    UIApplication.shared.layoutWindowsIfNeeded()
    UIApplication.shared.runLoop.advance(by: seconds)
  }

  /// Taps one place some times in a row, fast enough for the taps to count as one gesture.
  @MainActor
  static func tap(_ point: CGPoint, count: Int = 1, in window: UIWindow) {
    for tap in 0..<count {
      if tap > 0 { pass(tappingInterval) }
      TouchPath(fingers: [[point]], interval: tappingInterval).play(in: window)
    }
    UIApplication.shared.layoutWindowsIfNeeded()
  }
}
