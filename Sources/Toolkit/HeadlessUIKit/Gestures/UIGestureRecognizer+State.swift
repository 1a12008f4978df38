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
