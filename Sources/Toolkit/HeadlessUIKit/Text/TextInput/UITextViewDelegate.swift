import Foundation

/// Decides about editing a text view, and is called for its events; by default, everything is
/// allowed.
///
///     final class Counter: NSObject, UITextViewDelegate {
///       func textViewDidChange(_ textView: UITextView) { label.text = "\(textView.text.count) of 280" }
///     }
///     let counter = Counter()  // The view does not retain it.
///     textView.delegate = counter
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Returns whether editing may begin.
  ///
  /// - Parameter textView: The view that is about to become first responder.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Called after editing began.
  ///
  /// - Parameter textView: The view that is first responder now.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Returns whether editing may end.
  ///
  /// - Parameter textView: The view that is about to resign.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called after editing ended.
  ///
  /// - Parameter textView: The view that is no longer edited.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Returns whether a part of the text may be replaced.
  ///
  /// - Parameters:
  ///   - textView: The view with its former text.
  ///   - range: The part in UTF-16 units of the former text; empty if text is only inserted.
  ///   - text: The new text; empty if text is only deleted.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Called after the user changed the text.
  ///
  /// - Parameter textView: The view with its new text.
  func textViewDidChange(_ textView: UITextView)
  /// Called after the selection changed.
  ///
  /// - Parameter textView: The view with its new selection.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Returns `true`.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Returns `true`.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Returns `true`.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
