import Foundation

extension UIGestureRecognizer {
  /// The progress of a gesture.
  public enum State: String, Hashable, Sendable {
    /// Nothing has been recognized yet.
    case possible
    /// A continuous gesture was recognized.
    case began
    /// The fingers of a continuous gesture moved.
    case changed
    /// The gesture is complete.
    case ended
    /// A continuous gesture was interrupted.
    case cancelled
    /// The fingers did not perform the gesture.
    case failed

    /// A discrete gesture was recognized, and is complete.
    public static let recognized = State.ended

    /// Whether the gesture is over.
    var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }
    /// Whether the gesture has been recognized.
    var isRecognized: Bool { self == .began || self == .changed || self == .ended }
  }

  /// The progress of the gesture, which subclasses set as the fingers move.
  ///
  /// Whatever is set, a gesture stays possible until those that must fail first have failed, and
  /// fails if a delegate forbids it.
  public var state: State {
    get { currentState }
    set { GestureEnvironment.turn(of: self) { change(to: newValue) } }
  }

  /// Whether the subclass has reported the beginning, even if the gesture still waits for others to
  /// fail.
  var isUnderWay: Bool {
    let latest = pendingStates.last ?? currentState
    return latest == .began || latest == .changed
  }

  /// Whether the recognizer ignores further fingers.
  var isDecided: Bool { currentState.isFinal || pendingStates.last == .ended }

  /// Performs one of UIKit's valid transitions; any other is ignored.
  private func change(to new: State) {
    if !pendingStates.isEmpty { return changePending(to: new) }
    switch (currentState, new) {
    case (.possible, .began), (.possible, .ended): attempt(new)
    case (.possible, .failed), (.possible, .cancelled): currentState = .failed
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended): enter(new)
    case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
      enter(.cancelled)
    default: break
    }
  }

  /// Adds a pending state, or fails.
  private func changePending(to new: State) {
    switch new {
    case .ended: pendingStates.append(.ended)
    case .failed, .cancelled: fail()
    // Movement is not repeated after the wait; the next movement reports the current position.
    case .possible, .began, .changed: break
    }
  }

  /// Recognizes the gesture if nothing prevents it: immediately, or once the gestures that must
  /// fail first have failed.
  private func attempt(_ new: State) {
    guard isEnabled, mayBegin else { return fail() }
    pendingStates = [new]
    resolvePending()
  }

  /// Takes the pending states, or fails, depending on the gestures that must fail first.
  func resolvePending() {
    guard !pendingStates.isEmpty else { return }
    if isRuledOut { return fail() }
    if isWaitingForOthers { return }
    let states = pendingStates
    pendingStates = []
    states.forEach(enter)
  }

  func fail() {
    pendingStates = []
    currentState = .failed
  }

  /// Takes a state, and performs the actions.
  private func enter(_ new: State) {
    let isFirst = currentState == .possible
    currentState = new
    // Rivals fail first, so that actions read the final states.
    if isFirst { preventOthers() }
    performActions()
  }

  /// Cancels a gesture in progress; one that is only possible fails without actions.
  func giveUp() {
    guard GestureEnvironment.isFollowing(self) else { return }
    state = .cancelled
  }
}

extension UIGestureRecognizer {
  /// Makes the gesture wait until another one has failed.
  ///
  ///     let (singleTap, doubleTap) = (UITapGestureRecognizer(), UITapGestureRecognizer())
  ///     doubleTap.numberOfTapsRequired = 2
  ///     singleTap.require(toFail: doubleTap)
  ///
  /// - Parameter otherGestureRecognizer: The gesture that comes first; it is not retained.
  public func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.append(WeakGestureRecognizer(recognizer: otherGestureRecognizer))
  }

  /// The other recognizers that follow a finger of this gesture.
  private var rivals: [UIGestureRecognizer] {
    GestureEnvironment.rivals(of: self)
  }

  /// The recognizers that must fail before this gesture is recognized.
  private var required: [UIGestureRecognizer] {
    let fixed = requirements.compactMap(\.recognizer)
    let byAgreement = rivals.filter { other in
      !fixed.contains { $0 === other }
        && (shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
          || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
          || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true)
    }
    return fixed + byAgreement
  }

  /// Whether a gesture that must fail first, and has a finger, is still undecided.
  var isWaitingForOthers: Bool {
    required.contains { $0.currentState == .possible && GestureEnvironment.isFollowing($0) }
  }

  /// Whether a gesture that must fail first was recognized, or one that excludes this gesture is in
  /// progress.
  var isRuledOut: Bool {
    required.contains { $0.currentState.isRecognized }
      || rivals.contains { ($0.currentState == .began || $0.currentState == .changed) && $0.excludes(self) }
  }

  /// Whether the delegate and the views under the fingers let the gesture begin.
  var mayBegin: Bool {
    // Every view from the finger's up to the recognizer's may prevent the gesture.
    let views = touches.compactMap(\.view).first.map { sequence(first: $0, next: \.superview) }
    if let views, let view {
      for each in views where each.isDescendant(of: view) && !each.gestureRecognizerShouldBegin(self) {
        return false
      }
    }
    return delegate?.gestureRecognizerShouldBegin(self) ?? true
  }

  /// Makes all rivals fail that may not be recognized together with this gesture.
  func preventOthers() {
    for other in rivals where other.currentState == .possible && excludes(other) { other.fail() }
  }

  /// Returns whether this gesture excludes another one of the same fingers.
  private func excludes(_ other: UIGestureRecognizer) -> Bool {
    let together =
      delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
    return !together && canPrevent(other) && other.canBePrevented(by: self)
  }
}
