import Foundation

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
