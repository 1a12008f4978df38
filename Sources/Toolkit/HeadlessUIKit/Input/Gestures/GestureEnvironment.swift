import Foundation

/// The fingers on one window, and the recognizers that follow them.
///
/// Recognizers see a finger before the view does. All changes happen in turns: when the outermost
/// turn ends, waiting recognizers are decided, views lose the fingers of recognized gestures, and
/// finished recognizers are reset.
@preconcurrency @MainActor
final class GestureEnvironment {
  /// The recognizers that have not been reset since they saw a finger, those of inner views first.
  private(set) var following: [UIGestureRecognizer] = []
  var fingers: [TrackedTouch] = []
  var taps: TapCounter = TapCounter()
  /// The number of turns that are open inside each other.
  private var depth = 0

  /// Lets a recognizer follow a finger, unless it is disabled, its gesture is over, or its delegate
  /// refuses.
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

  /// Runs `body`, and settles its consequences if no other turn is open around it.
  func turn(_ body: () -> Void) {
    depth += 1
    body()
    if depth == 1 { settle() }
    depth -= 1
  }

  /// The names of everything that keeps the application busy.
  var busyNames: [String] { following.map(\.busyName) }

  /// Brings recognizers and views into agreement after a turn.
  private func settle() {
    decide()
    cancelTouchesInViews()
    deliverBegan(with: nil)
    releaseFingers()
    // Last, because the steps before still read which gesture a finger belonged to.
    following.filter(isFinished).forEach(reset)
    following.forEach { recognizer in recognizer.touches.removeAll { !$0.isDown } }
  }

  /// Decides the recognizers that wait for others, until no decision makes another one possible.
  func decide() {
    for recognizer in following where isAbandoned(recognizer) { recognizer.fail() }
    // A chain of failure requirements is at most as long as the list, so that as many rounds decide
    // it.
    for _ in following { following.forEach { $0.resolvePending() } }
  }

  /// Returns whether nothing can happen to a recognizer any more: it has no finger, no timer, and
  /// no decision to wait for.
  private func isAbandoned(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.currentState == .possible && recognizer.pendingStates.isEmpty
      && recognizer.wait == nil && !recognizer.touches.contains(where: \.isDown)
  }

  private func isFinished(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.currentState.isFinal && !recognizer.touches.contains(where: \.isDown)
  }

  /// Makes a finished recognizer ready for the next gesture.
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
  /// Runs `body` as a turn of the window that a recognizer is in, or alone if it is in none.
  static func turn(of recognizer: UIGestureRecognizer, _ body: () -> Void) {
    guard let environment = environment(of: recognizer) else { return body() }
    environment.turn(body)
  }

  /// Returns whether a recognizer has seen a finger since its last reset.
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
    // By the finger first: the view may have left the window during the gesture.
    (recognizer.touchesOfGesture.first?.window ?? recognizer.view?.window)?.gestures
  }
}

/// A finger that still belongs to the view it came down in.
struct TrackedTouch {
  let touch: UITouch
  let recognizers: [UIGestureRecognizer]
  /// The scroll views around the finger, the innermost first.
  let scrollViews: [UIScrollView]
  /// The wait of scroll views whether the finger scrolls.
  var holdBack: HoldBack?
  /// Whether the view has received the finger, or never will.
  var isDelivered = false
  /// Whether the view never receives the finger.
  var isWithheld = false
  /// The event that lifted the finger, kept until the view may receive it.
  var endEvent: UIEvent?
}

extension GestureEnvironment {
  /// Sends an event to recognizers first, and then to views.
  func send(_ event: UIEvent, in window: UIWindow) {
    turn {
      for touch in event.touchesInOrder where touch.phase == .began { track(touch, event, in: window) }
      // Recognizers come first: what they recognize decides whether views receive the touches at
      // all.
      following.forEach { $0.receive(event) }
      decide()
      cancelTouchesInViews()
      deliver(event)
    }
  }

  /// Finds the view under a new finger, and the recognizers that will follow the finger.
  private func track(_ touch: UITouch, _ event: UIEvent, in window: UIWindow) {
    let hit = window.hitTest(touch.location(in: window), with: event)
    // As in UIKit, nothing on its way onto the screen or off it takes new fingers.
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

  /// Sends views the fingers that came down or moved, and notes those that were lifted.
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

  /// Sends views the fingers that they have not received yet, unless a gesture holds these back.
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
      // A finger that was kept back has moved on, but the view receives where it came down.
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

  /// Takes the fingers of recognized gestures away from views.
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

  /// Sends views the fingers that are gone, unless a gesture that is still possible delays this.
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

  /// Removes the fingers for which `isTaken` holds, and reports those that views had received.
  private func takeFingers(
    where isTaken: (TrackedTouch) -> Bool, report: (UIView, Set<UITouch>, UIEvent) -> Void
  ) {
    let taken = fingers.filter(isTaken)
    guard !taken.isEmpty else { return }
    // Removed first, so that what a view does in response does not find them again.
    fingers.removeAll { finger in taken.contains { $0.touch === finger.touch } }
    for var finger in taken { finger.endHoldBack() }
    for (view, touches) in grouped(taken.filter { $0.isDelivered && !$0.isWithheld }.map(\.touch)) {
      let event = taken.first { touches.contains($0.touch) }?.endEvent
      report(view, touches, event ?? UIEvent(touches: touches))
    }
  }
}
