import Foundation

/// The fingers on one window, and the recognizers that follow them.
///
/// Recognizers see a finger before the view does. All changes happen in turns: when the outermost turn ends, waiting
/// recognizers are decided, views lose the fingers of recognized gestures, and finished recognizers start anew.
@MainActor
final class GestureEnvironment {
  /// The recognizers that have not been reset since they saw a finger: those of inner views first.
  private(set) var following: [UIGestureRecognizer] = []
  var fingers: [TrackedTouch] = []
  var taps: TapCounter = TapCounter()
  private var depth = 0

  /// Lets a recognizer follow a finger, unless its gesture is over or it does not want to.
  func follow(_ touch: UITouch, by recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.isEnabled, !recognizer.isDecided,
      recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
    else { return false }
    recognizer.touches.append(touch)
    recognizer.touchesOfGesture.insert(touch)
    if !following.contains(where: { $0 === recognizer }) { following.append(recognizer) }
    return true
  }

  /// Runs `body`, and settles its consequences if no turn is open around it.
  func turn(_ body: () -> Void) {
    depth += 1
    body()
    if depth == 1 { settle() }
    depth -= 1
  }

  /// What the application is busy with.
  var busyNames: [String] { following.map(\.busyName) }

  private func settle() {
    decide()
    cancelTouchesInViews()
    tellBegan(with: nil)
    releaseFingers()
    following.filter(isFinished).forEach(reset)
    following.forEach { recognizer in recognizer.touches.removeAll { !$0.isDown } }
  }

  /// Decides recognizers that wait for others until no decision makes another one possible.
  func decide() {
    for recognizer in following where isAbandoned(recognizer) { recognizer.fail() }
    for _ in following { following.forEach { $0.resolvePending() } }
  }

  /// Whether nothing will ever happen to a recognizer any more: no finger, no wait, no decision.
  private func isAbandoned(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.currentState == .possible && recognizer.pendingStates.isEmpty
      && recognizer.wait == nil && !recognizer.touches.contains(where: \.isDown)
  }

  private func isFinished(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.currentState.isFinal && !recognizer.touches.contains(where: \.isDown)
  }

  /// Makes a recognizer that is done possible again.
  private func reset(_ recognizer: UIGestureRecognizer) {
    following.removeAll { $0 === recognizer }
    recognizer.stopWaiting()
    recognizer.touches = []
    recognizer.touchesOfGesture = []
    recognizer.reset()
    recognizer.currentState = .possible
  }
}

extension GestureEnvironment {
  /// Runs `body` as a turn of the window that a recognizer is in.
  static func turn(of recognizer: UIGestureRecognizer, _ body: () -> Void) {
    guard let environment = environment(of: recognizer) else { return body() }
    environment.turn(body)
  }

  static func isFollowing(_ recognizer: UIGestureRecognizer) -> Bool {
    environment(of: recognizer)?.following.contains { $0 === recognizer } ?? false
  }

  /// The other recognizers that follow a finger of this one's gesture.
  static func rivals(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    (environment(of: recognizer)?.following ?? []).filter {
      $0 !== recognizer && !$0.touchesOfGesture.isDisjoint(with: recognizer.touchesOfGesture)
    }
  }

  /// The environment of the fingers that a recognizer follows; its view may have left the window meanwhile.
  private static func environment(of recognizer: UIGestureRecognizer) -> GestureEnvironment? {
    (recognizer.touchesOfGesture.first?.window ?? recognizer.view?.window)?.gestures
  }
}
