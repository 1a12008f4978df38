import Foundation

/// Decides about editing a field, and is called for its events; by default, everything is allowed.
///
/// The order when editing begins: should begin, the keyboard comes up, did begin. With each key:
/// should change, did change selection, and the control's `editingChanged`. With the return key:
/// should return. When editing ends: should end, the keyboard goes down, did end.
///
///     final class ShortNames: UITextFieldDelegate {
///       func textField(
///         _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
///         replacementString string: String
///       ) -> Bool { (textField.text ?? "").count + string.count <= 20 }
///       func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField.resignFirstResponder() }
///     }
///     let shortNames = ShortNames()  // The field does not retain it.
///     textField.delegate = shortNames
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
  /// Returns whether editing may begin.
  ///
  /// - Parameter textField: The field that is about to become first responder.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called after editing began.
  ///
  /// - Parameter textField: The field that is first responder now.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Returns whether editing may end.
  ///
  /// - Parameter textField: The field that is about to resign.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called after editing ended; by default it calls the method without a reason.
  ///
  /// - Parameters:
  ///   - textField: The field that is no longer edited.
  ///   - reason: Why editing ended; always ``UITextField/DidEndEditingReason/committed`` here.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Called after editing ended, unless the delegate implements the method with a reason.
  ///
  /// - Parameter textField: The field that is no longer edited.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Returns whether the clear button may delete the text.
  ///
  /// - Parameter textField: The field with its former text.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Returns whether the return key has its default effect.
  ///
  /// - Parameter textField: The field that is edited.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Returns whether a part of the text may be replaced.
  ///
  /// - Parameters:
  ///   - textField: The field with its former text.
  ///   - range: The part in UTF-16 units of the former text; empty if text is only inserted.
  ///   - string: The new text; empty if text is only deleted.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// Called after the text or the selection changed.
  ///
  /// - Parameter textField: The field with its new text and selection.
  func textFieldDidChangeSelection(_ textField: UITextField)
}

extension UITextFieldDelegate {
  /// Returns `true`.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Returns `true`.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Calls the method without a reason.
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Returns `true`.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Returns `true`.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// Returns `true`.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
}

extension UITextField {
  /// Why editing ended.
  public enum DidEndEditingReason: Hashable, Sendable {
    /// The field resigned; always the case here.
    case committed
    /// The edit was given up.
    case cancelled
  }

  /// Posted after editing began; the object is the field.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted after the user changed the text; the object is the field.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
  /// Posted after editing ended; the object is the field.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
}
