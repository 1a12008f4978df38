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

/// A finger that the view it came down in still has.
struct TrackedTouch {
  let touch: UITouch
  let recognizers: [UIGestureRecognizer]
  /// Whether the view knows of the finger.
  var isTold = false
  /// The event that lifted the finger, until the view may know.
  var endEvent: UIEvent?
}

extension GestureEnvironment {
  /// Tells recognizers, and then views, what the fingers do.
  func send(_ event: UIEvent, in window: UIWindow) {
    turn {
      for touch in event.touchesInOrder where touch.phase == .began { track(touch, event, in: window) }
      following.forEach { $0.receive(event) }
      decide()
      cancelTouchesInViews()
      deliver(event)
    }
  }

  /// Finds the view under a new finger, and the recognizers that will follow it.
  private func track(_ touch: UITouch, _ event: UIEvent, in window: UIWindow) {
    touch.view = window.hitTest(touch.location(in: window), with: event)
    touch.tapCount = taps.count(touch, in: touch.view, at: UIApplication.shared.runLoop.now)
    let views = touch.view.map { Array(sequence(first: $0, next: \.superview)) } ?? []
    let recognizers = views.flatMap { $0.gestureRecognizers ?? [] }
    fingers.append(TrackedTouch(touch: touch, recognizers: recognizers.filter { follow(touch, by: $0) }))
  }

  /// Tells views of fingers that came down or moved, and notes those that were lifted.
  private func deliver(_ event: UIEvent) {
    let changed = fingers.map(\.touch).filter(event.touchesInOrder.contains)
    let known = fingers.filter(\.isTold).map(\.touch)
    tellBegan(with: event)
    for (view, touches) in grouped(changed.filter { $0.phase == .moved && known.contains($0) }) {
      view.touchesMoved(touches, with: event)
    }
    for index in fingers.indices where !fingers[index].touch.isDown && fingers[index].endEvent == nil {
      fingers[index].endEvent = event
    }
  }

  /// Tells views of the fingers that they do not know of yet, unless a gesture keeps these back.
  func tellBegan(with event: UIEvent?) {
    let new = fingers.indices.filter { !fingers[$0].isTold && !isKeptBack(fingers[$0]) }
    for index in new { fingers[index].isTold = true }
    for (view, touches) in grouped(new.map { fingers[$0].touch }) {
      view.touchesBegan(touches, with: event ?? UIEvent(touches: touches))
    }
  }

  /// Whether a gesture that may yet be made of a finger keeps the view from knowing.
  private func isKeptBack(_ finger: TrackedTouch) -> Bool {
    finger.recognizers.contains { recognizer in
      recognizer.delaysTouchesBegan && recognizer.currentState == .possible
        && recognizer.touchesOfGesture.contains(finger.touch)
    }
  }

  /// Fingers by their views, in the order of coming down.
  private func grouped(_ touches: [UITouch]) -> [(view: UIView, touches: Set<UITouch>)] {
    var groups: [(view: UIView, touches: Set<UITouch>)] = []
    for touch in touches {
      guard let view = touch.view else { continue }
      if let index = groups.firstIndex(where: { $0.view === view }) {
        groups[index].touches.insert(touch)
      } else {
        groups.append((view, [touch]))
      }
    }
    return groups
  }

  /// Takes the fingers of recognized gestures away from views.
  func cancelTouchesInViews() {
    takeFingers { finger in
      finger.recognizers.contains { recognizer in
        recognizer.cancelsTouchesInView && recognizer.currentState.isRecognized
          && recognizer.touchesOfGesture.contains(finger.touch)
      }
    } andTell: { view, touches, event in
      view.touchesCancelled(touches, with: event)
    }
  }

  /// Tells views of the fingers that are gone, unless a gesture may yet be made of them.
  func releaseFingers() {
    takeFingers {
      $0.endEvent != nil && $0.touch.phase == .cancelled
    } andTell: { view, touches, event in
      view.touchesCancelled(touches, with: event)
    }
    takeFingers { finger in
      finger.endEvent != nil && finger.isTold
        && !finger.recognizers.contains { recognizer in
          recognizer.delaysTouchesEnded && recognizer.currentState == .possible
            && recognizer.touchesOfGesture.contains(finger.touch)
        }
    } andTell: { view, touches, event in
      view.touchesEnded(touches, with: event)
    }
  }

  private func takeFingers(
    where isTaken: (TrackedTouch) -> Bool, andTell tell: (UIView, Set<UITouch>, UIEvent) -> Void
  ) {
    let taken = fingers.filter(isTaken)
    guard !taken.isEmpty else { return }
    fingers.removeAll { finger in taken.contains { $0.touch === finger.touch } }
    for (view, touches) in grouped(taken.filter(\.isTold).map(\.touch)) {
      let event = taken.first { touches.contains($0.touch) }?.endEvent
      tell(view, touches, event ?? UIEvent(touches: touches))
    }
  }
}
