import Foundation

extension UIViewPropertyAnimator {
  /// Starts the animation, or resumes a paused one.
  public func startAnimation() {
    startAnimation(afterDelay: 0)
  }

  /// Starts the animation after a delay; the views have their new values immediately.
  ///
  /// Does nothing if the animation is running, and raises an exception if it is stopped.
  ///
  /// - Parameter delay: The seconds before the start; a negative delay counts as 0.
  public func startAnimation(afterDelay delay: TimeInterval) {
    guard state != .stopped else { return raiseForStopped("startAnimation") }
    guard !isRunning else { return }
    activate()
    self.delay = max(0, delay)
    run()
  }

  /// Pauses the animation; an inactive animator becomes active and makes its changes.
  public func pauseAnimation() {
    guard state != .stopped else { return raiseForStopped("pauseAnimation") }
    activate()
    holdClock()
  }

  /// Resumes a paused animation.
  ///
  /// - Parameters:
  ///   - parameters: Another curve or spring; without effect here.
  ///   - durationFactor: The time for the rest, as a fraction of the duration; 0 for the remaining time.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active, !isRunning else { return }
    let rest = 1 - startFraction
    if durationFactor > 0, rest > 0 { wholeTime = duration * durationFactor / rest }
    run()
  }

  /// The fraction of the animation that is complete in its direction, from 0 to 1. Setting it pauses the
  /// animation; values out of range are clamped.
  public var fractionComplete: CGFloat {
    get {
      guard isRunning else { return startFraction }
      guard wholeTime > 0 else { return 1 }
      let passed = max(0, UIApplication.shared.runLoop.now - startTime - delay)
      return min(1, startFraction + passed / wholeTime)
    }
    set {
      guard state != .stopped else { return raiseForStopped("setFractionComplete:") }
      pauseAnimation()
      startFraction = min(max(newValue, 0), 1)
    }
  }

  /// Whether the animation runs back to its start; reversing it swaps the complete and the remaining
  /// fraction.
  public var isReversed: Bool {
    get { ownIsReversed }
    set {
      guard state != .stopped else { return raiseForStopped("setReversed:") }
      guard newValue != ownIsReversed else { return }
      let wasRunning = isRunning
      holdClock()
      ownIsReversed = newValue
      if state == .active { startFraction = 1 - startFraction }
      if wasRunning { run() }
    }
  }

  /// Makes the changes, unless they have been made.
  private func activate() {
    guard state == .inactive else { return }
    state = .active
    (startFraction, wholeTime) = (0, duration)
    let animation = ViewAnimation(duration: duration, allowsUserInteraction: isUserInteractionEnabled)
    self.animation = animation
    animation.didLoseChanges = { [weak self] in self?.endInterrupted() }
    let blocks = pendingAnimations
    pendingAnimations = []
    UIApplication.shared.animations.perform(as: animation) { blocks.forEach { $0() } }
    // A paused animator has no end to wait for, but it may block touches to its views.
    UIApplication.shared.animations.show(animation, until: nil)
  }

  /// Runs the clock to the end; the run loop keeps the animator until then.
  private func run() {
    guard let animation else { return }
    report(animation)
    (isRunning, startTime) = (true, UIApplication.shared.runLoop.now)
    let isAnimated = UIView.areAnimationsEnabled
    let rest = isAnimated ? delay + Double(1 - startFraction) * wholeTime : 0
    tokens = UIApplication.shared.animations.schedule(animation, total: rest) { self.reachEnd() }
  }

  /// Reports the animation when it first runs.
  private func report(_ animation: ViewAnimation) {
    guard !animation.isReported else { return }
    animation.isReported = true
    let environment = UIApplication.shared.animations
    environment.report(
      animation, number: environment.nextNumber(),
      AnimationPace(duration: wholeTime, timingParameters, delay: delay))
  }

  /// Stops the clock, and records the fraction that is complete.
  func holdClock() {
    guard isRunning else { return }
    // The order matters: the fraction is computed from the clock only while it is running.
    startFraction = fractionComplete
    (isRunning, delay) = (false, 0)
    tokens.forEach(UIApplication.shared.runLoop.cancel)
    tokens = []
    animation?.deadline = nil
  }

  private func reachEnd() {
    (isRunning, startFraction, delay) = (false, 1, 0)
    animation?.deadline = nil
    guard !pausesOnCompletion else { return }
    end(at: isReversed ? .start : .end)
  }

  /// Ends an animation that lost all of its views, at the next turn.
  private func endInterrupted() {
    holdClock()
    UIApplication.shared.runLoop.schedule(name: "animation") {
      // The app may have stopped the animator in the meantime.
      if self.state == .active { self.end(at: .current) }
    }
  }

  func raiseForStopped(_ method: String) {
    UIException.raise(.internalInconsistency, "\(method) can't be called on a stopped animator")
  }
}

extension UIViewPropertyAnimator {
  /// Stops an active animation; the views keep their new values.
  ///
  /// - Parameter withoutFinishing: Whether the animator becomes inactive immediately, without calling its
  ///   completions; otherwise ``finishAnimation(at:)`` has to follow.
  public func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    holdClock()
    animation.map { UIApplication.shared.animations.remove($0) }
    state = .stopped
    if withoutFinishing { becomeInactive() }
  }

  /// Ends a stopped animation, and calls its completions. Raises an exception if it is not stopped.
  ///
  /// - Parameter finalPosition: The position that the completions receive; at
  ///   ``UIViewAnimatingPosition/start``, the views get their old values back, elsewhere they keep
  ///   the new ones.
  public func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else {
      return UIException.raise(
        .internalInconsistency, "finishAnimationAtPosition: should only be called on a stopped animator!")
    }
    end(at: finalPosition)
  }

  /// Gives the views their final values, and calls the completions.
  func end(at position: UIViewAnimatingPosition) {
    animation.map { UIApplication.shared.animations.remove($0) }
    if position == .start { animation?.undoChanges() }
    // A completion may start the animator again, which requires that it is inactive.
    let completions = completions
    becomeInactive()
    completions.forEach { $0(position) }
  }

  private func becomeInactive() {
    (state, animation, completions) = (.inactive, nil, [])
    (startFraction, ownIsReversed) = (0, false)
  }
}
