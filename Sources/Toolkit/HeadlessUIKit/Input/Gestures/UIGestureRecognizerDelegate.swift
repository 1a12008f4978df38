import Foundation

/// Influences how a gesture is recognized. Every method has a default.
///
///     final class ZoomAndTurn: UIGestureRecognizerDelegate {
///       func gestureRecognizer(
///         _ gestureRecognizer: UIGestureRecognizer,
///         shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
///       ) -> Bool { otherGestureRecognizer is UIPinchGestureRecognizer }
///     }
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Returns whether a gesture may be recognized, just before it is; `true` by default.
  ///
  /// - Parameter gestureRecognizer: The recognizer that is about to begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Returns whether a recognizer receives a finger that came down; `true` by default.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The recognizer, whose view is the finger's or contains it.
  ///   - touch: The finger, whose `view` is set already.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  /// Returns whether two gestures of the same fingers may both be recognized; `false` by default.
  /// One of the two delegates suffices.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The recognizer that has this delegate.
  ///   - otherGestureRecognizer: One that follows a finger of the same gesture.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Returns whether the other gesture must fail before this one is recognized; `false` by default.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The recognizer that has this delegate.
  ///   - otherGestureRecognizer: One that follows a finger of the same gesture.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Returns whether this gesture must fail before the other one is recognized; `false` by default.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The recognizer that has this delegate.
  ///   - otherGestureRecognizer: One that follows a finger of the same gesture.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Returns `true`.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns `true`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }

  /// Returns `false`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Returns `false`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Returns `false`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}
