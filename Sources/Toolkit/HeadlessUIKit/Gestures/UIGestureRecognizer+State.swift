import Foundation

extension UIGestureRecognizer {
  /// How far a gesture is.
  public enum State: String, Hashable, Sendable {
    case possible
    case began
    case changed
    case ended
    case cancelled
    case failed

    /// A discrete gesture is over as soon as it is recognized.
    public static let recognized = State.ended

    /// Whether the gesture is over.
    var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }
    /// Whether the gesture is, or was, what its class looks for.
    var isRecognized: Bool { self == .began || self == .changed || self == .ended }
  }

  /// How far the gesture is; a class sets it when the fingers tell.
  ///
  /// A gesture that others must fail for, or that a delegate forbids, stays possible or fails instead.
  public var state: State {
    get { currentState }
    set { GestureEnvironment.turn(of: self) { change(to: newValue) } }
  }

  /// Whether the class has said that the gesture began, though it may have to wait for others to fail.
  var isUnderWay: Bool {
    let latest = pendingStates.last ?? currentState
    return latest == .began || latest == .changed
  }

  /// Whether the recognizer has no use for the fingers any more.
  var isDecided: Bool { currentState.isFinal || pendingStates.last == .ended }

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

  private func changePending(to new: State) {
    switch new {
    case .ended: pendingStates.append(.ended)
    case .failed, .cancelled: fail()
    case .possible, .began, .changed: break
    }
  }

  /// Recognizes the gesture if nobody objects, now or once others have failed.
  private func attempt(_ new: State) {
    guard isEnabled, mayBegin else { return fail() }
    pendingStates = [new]
    resolvePending()
  }

  /// Takes the states that were waited with, or fails, as those that had to fail first make it.
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

  private func enter(_ new: State) {
    let isFirst = currentState == .possible
    currentState = new
    if isFirst { preventOthers() }
    performActions()
  }

  /// Ends what is under way; a gesture that is just possible fails silently.
  func giveUp() {
    guard GestureEnvironment.isFollowing(self) else { return }
    state = .cancelled
  }
}

extension UIGestureRecognizer {
  /// Recognizes the gesture only after another one has failed.
  public func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.append(WeakGestureRecognizer(recognizer: otherGestureRecognizer))
  }

  /// The other recognizers that follow a finger of this gesture.
  private var rivals: [UIGestureRecognizer] {
    GestureEnvironment.rivals(of: self)
  }

  /// Those that must fail before this gesture is recognized.
  private var required: [UIGestureRecognizer] {
    let fixed = requirements.compactMap(\.recognizer)
    let asked = rivals.filter { other in
      !fixed.contains { $0 === other }
        && (shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
          || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
          || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true)
    }
    return fixed + asked
  }

  /// Whether one that must fail first has not made up its mind.
  var isWaitingForOthers: Bool {
    required.contains { $0.currentState == .possible && GestureEnvironment.isFollowing($0) }
  }

  /// Whether one that must fail first was recognized, or one that excludes this gesture is under way.
  var isRuledOut: Bool {
    required.contains { $0.currentState.isRecognized }
      || rivals.contains { ($0.currentState == .began || $0.currentState == .changed) && $0.excludes(self) }
  }

  /// Whether a delegate, the views under the fingers and the controls among them let the gesture begin.
  var mayBegin: Bool {
    if isLeftToControl { return false }
    let views = touches.compactMap(\.view).first.map { sequence(first: $0, next: \.superview) }
    if let views, let view {
      for each in views where each.isDescendant(of: view) && !each.gestureRecognizerShouldBegin(self) {
        return false
      }
    }
    return delegate?.gestureRecognizerShouldBegin(self) ?? true
  }

  /// Makes all others fail that may not be recognized along with this gesture.
  func preventOthers() {
    for other in rivals where other.currentState == .possible && excludes(other) { other.fail() }
  }

  /// Whether another gesture of the same fingers cannot be recognized once this one is.
  private func excludes(_ other: UIGestureRecognizer) -> Bool {
    let together =
      delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
    return !together && canPrevent(other) && other.canBePrevented(by: self)
  }

  /// Whether a control keeps a single tap for itself, as UIKit's list has it: recognizers of views behind it do not get
  /// that.
  private var isLeftToControl: Bool {
    guard let tap = self as? UITapGestureRecognizer, tap.isSingle,
      let control = touches.first?.view as? UIControl, control !== view, control.isEnabled
    else { return false }
    return control is UIButton || control is UISwitch || control is UIStepper
      || control is UISegmentedControl || control is UIPageControl
  }
}
