import Foundation

extension UIViewPropertyAnimator {
  /// Stops an active animation where it is; the views keep their new values.
  ///
  /// - Parameter withoutFinishing: Whether the animator is inactive at once, and its completions never hear of it;
  ///   otherwise ``finishAnimation(at:)`` must follow.
  public func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    holdClock()
    animation.map { UIApplication.shared.animations.remove($0) }
    state = .stopped
    if withoutFinishing { becomeInactive() }
  }

  /// Ends a stopped animation: at its start with the old values, and anywhere else with the new ones.
  public func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else {
      return UIException.raise(
        .internalInconsistency, "finishAnimationAtPosition: should only be called on a stopped animator!")
    }
    end(at: finalPosition)
  }

  /// Leaves the views where they belong, and tells the completions.
  func end(at position: UIViewAnimatingPosition) {
    animation.map { UIApplication.shared.animations.remove($0) }
    if position == .start { animation?.undoChanges() }
    let completions = completions
    becomeInactive()
    completions.forEach { $0(position) }
  }

  private func becomeInactive() {
    (state, animation, completions) = (.inactive, nil, [])
    (startFraction, ownIsReversed) = (0, false)
  }
}
