import Foundation

/// The fingers on a window, and the recognizers that follow them.
///
/// Recognizers receive a finger before the view does. All changes happen in turns. When the
/// outermost turn ends, waiting recognizers are decided, views lose the fingers of recognized
/// gestures, and finished recognizers are reset.
@preconcurrency @MainActor
final class GestureEnvironment {
  /// The recognizers that have received a finger since their last reset, those of inner views
  /// first.
  private(set) var following: [UIGestureRecognizer] = []
  var fingers: [TrackedTouch] = []
  var taps: TapCounter = TapCounter()
  /// The number of nested turns.
  private var depth = 0

  /// Makes a recognizer follow a finger, unless it is disabled, its gesture is over, or its
  /// delegate refuses.
  ///
  /// - Returns: Whether the recognizer follows the finger.
  func follow(_ touch: UITouch, by recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.isEnabled, !recognizer.isDecided,
      recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
    else { return false }
    recognizer.touches.append(touch)
    recognizer.touchesOfGesture.insert(touch)
    if !following.contains(where: { $0 === recognizer }) { following.append(recognizer) }
    return true
  }

  /// Calls `body` as a turn, and settles its consequences if the turn is not nested.
  func turn(_ body: () -> Void) {
    depth += 1
    body()
    if depth == 1 { settle() }
    depth -= 1
  }

  /// The names of everything that keeps the application busy.
  var busyNames: [String] { following.map(\.busyName) }

  /// Settles the consequences of a turn for recognizers and views.
  private func settle() {
    decide()
    cancelTouchesInViews()
    deliverBegan(with: nil)
    releaseFingers()
    // Last, because the steps before read which gesture a finger belonged to.
    following.filter(isFinished).forEach(reset)
    following.forEach { recognizer in recognizer.touches.removeAll { !$0.isDown } }
  }

  /// Decides the recognizers that wait for others, until no decision enables another.
  func decide() {
    for recognizer in following where isAbandoned(recognizer) { recognizer.fail() }
    // A chain of failure requirements is at most as long as the list, so one round per recognizer
    // suffices.
    for _ in following { following.forEach { $0.resolvePending() } }
  }

  /// Returns whether a recognizer cannot proceed: it has no finger, no timer, and no pending
  /// decision.
  private func isAbandoned(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.currentState == .possible && recognizer.pendingStates.isEmpty
      && recognizer.wait == nil && !recognizer.touches.contains(where: \.isDown)
  }

  private func isFinished(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.currentState.isFinal && !recognizer.touches.contains(where: \.isDown)
  }

  /// Prepares a finished recognizer for the next gesture.
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
  /// Calls `body` as a turn of the recognizer's window, or on its own if the recognizer is in no
  /// window.
  static func turn(of recognizer: UIGestureRecognizer, _ body: () -> Void) {
    guard let environment = environment(of: recognizer) else { return body() }
    environment.turn(body)
  }

  /// Returns whether a recognizer has received a finger since its last reset.
  static func isFollowing(_ recognizer: UIGestureRecognizer) -> Bool {
    environment(of: recognizer)?.following.contains { $0 === recognizer } ?? false
  }

  /// Returns the other recognizers that follow a finger of this one's gesture.
  static func rivals(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    (environment(of: recognizer)?.following ?? []).filter {
      $0 !== recognizer && !$0.touchesOfGesture.isDisjoint(with: recognizer.touchesOfGesture)
    }
  }

  /// Returns the environment of the fingers that a recognizer follows.
  private static func environment(of recognizer: UIGestureRecognizer) -> GestureEnvironment? {
    // The finger's window first, because the view may have left its window during the gesture.
    (recognizer.touchesOfGesture.first?.window ?? recognizer.view?.window)?.gestures
  }
}

/// A finger that still belongs to the view in which it came down.
struct TrackedTouch {
  let touch: UITouch
  let recognizers: [UIGestureRecognizer]
  /// The scroll views around the finger, the innermost first.
  let scrollViews: [UIScrollView]
  /// The wait of scroll views until it is clear whether the finger scrolls.
  var holdBack: HoldBack?
  /// Whether the finger was delivered to the view or withheld from it.
  var isDelivered = false
  /// Whether the view never receives the finger.
  var isWithheld = false
  /// The event that lifted the finger, stored until the view may receive it.
  var endEvent: UIEvent?
}

extension GestureEnvironment {
  /// Sends an event to recognizers, then to views.
  func send(_ event: UIEvent, in window: UIWindow) {
    turn {
      for touch in event.touchesInOrder where touch.phase == .began { track(touch, event, in: window) }
      // Recognizers first, because they decide whether views receive the touches.
      following.forEach { $0.receive(event) }
      decide()
      cancelTouchesInViews()
      deliver(event)
    }
  }

  /// Finds the view under a new finger, and the recognizers that will follow the finger.
  private func track(_ touch: UITouch, _ event: UIEvent, in window: UIWindow) {
    let hit = window.hitTest(touch.location(in: window), with: event)
    // As in UIKit, views in a transition receive no new fingers.
    touch.view = hit?.isInTransition == true ? nil : hit
    touch.tapCount = taps.count(touch, in: touch.view, at: UIApplication.shared.runLoop.now)
    let views = touch.view.map { Array(sequence(first: $0, next: \.superview)) } ?? []
    let recognizers = views.flatMap { $0.gestureRecognizers ?? [] }
    let scrollViews = views.compactMap { $0 as? UIScrollView }
    var finger = TrackedTouch(
      touch: touch, recognizers: recognizers.filter { follow(touch, by: $0) }, scrollViews: scrollViews)
    finger.holdBack = holdBack(touch, by: scrollViews)
    fingers.append(finger)
  }

  /// Sends views the fingers that came down or moved, and stores the events of lifted ones.
  private func deliver(_ event: UIEvent) {
    let changed = fingers.map(\.touch).filter(event.touchesInOrder.contains)
    let delivered = fingers.filter { $0.isDelivered && !$0.isWithheld }.map(\.touch)
    deliverBegan(with: event)
    for (view, touches) in grouped(changed.filter { $0.phase == .moved && delivered.contains($0) }) {
      view.touchesMoved(touches, with: event)
    }
    for index in fingers.indices where !fingers[index].touch.isDown && fingers[index].endEvent == nil {
      fingers[index].endEvent = event
    }
  }

  /// Sends views the fingers that they have not received yet, unless a gesture delays them.
  func deliverBegan(with event: UIEvent?) {
    let new = fingers.indices.filter { !fingers[$0].isDelivered && !isDelayed(fingers[$0]) }
    var received: [UITouch] = []
    for index in new {
      fingers[index].endHoldBack()
      fingers[index].isWithheld = isRefused(
        fingers[index], with: event ?? UIEvent(touches: [fingers[index].touch]))
      fingers[index].isDelivered = true
      if !fingers[index].isWithheld { received.append(fingers[index].touch) }
    }
    for (view, touches) in grouped(received) {
      // A delayed finger may have moved, but the view receives its start position.
      UITouch.atStart(of: touches) {
        view.touchesBegan(touches, with: event ?? UIEvent(touches: touches))
      }
    }
  }

  /// Returns whether a gesture that is still possible delays the finger for the view.
  private func isDelayed(_ finger: TrackedTouch) -> Bool {
    if let holdBack = finger.holdBack, holdBack.isOn, finger.touch.phase != .ended { return true }
    return finger.recognizers.contains { recognizer in
      recognizer.delaysTouchesBegan && recognizer.currentState == .possible
        && recognizer.touchesOfGesture.contains(finger.touch)
    }
  }

  /// Returns fingers grouped by their views, in the order in which they came down.
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

  /// Cancels the touches of recognized gestures in views.
  func cancelTouchesInViews() {
    takeFingers { finger in
      finger.recognizers.contains { recognizer in
        recognizer.cancelsTouchesInView && recognizer.currentState.isRecognized
          && recognizer.touchesOfGesture.contains(finger.touch)
      }
    } report: { view, touches, event in
      view.touchesCancelled(touches, with: event)
    }
  }

  /// Sends views the lifted and cancelled fingers, unless a gesture that is still possible delays
  /// them.
  func releaseFingers() {
    takeFingers {
      $0.endEvent != nil && $0.touch.phase == .cancelled
    } report: { view, touches, event in
      view.touchesCancelled(touches, with: event)
    }
    takeFingers { finger in
      finger.endEvent != nil && finger.isDelivered
        && !finger.recognizers.contains { recognizer in
          recognizer.delaysTouchesEnded && recognizer.currentState == .possible
            && recognizer.touchesOfGesture.contains(finger.touch)
        }
    } report: { view, touches, event in
      view.touchesEnded(touches, with: event)
    }
  }

  /// Removes the fingers that satisfy `isTaken`, and reports those that views have received.
  private func takeFingers(
    where isTaken: (TrackedTouch) -> Bool, report: (UIView, Set<UITouch>, UIEvent) -> Void
  ) {
    let taken = fingers.filter(isTaken)
    guard !taken.isEmpty else { return }
    // Removed first, so that a view's response does not find them again.
    fingers.removeAll { finger in taken.contains { $0.touch === finger.touch } }
    for var finger in taken { finger.endHoldBack() }
    for (view, touches) in grouped(taken.filter { $0.isDelivered && !$0.isWithheld }.map(\.touch)) {
      let event = taken.first { touches.contains($0.touch) }?.endEvent
      report(view, touches, event ?? UIEvent(touches: touches))
    }
  }
}
