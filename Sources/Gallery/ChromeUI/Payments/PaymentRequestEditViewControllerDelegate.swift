/// Hears what the user wants of an editor.
@MainActor
package protocol PaymentRequestEditViewControllerDelegate: AnyObject {
  /// The user wants to choose the value of a field.
  func paymentRequestEditViewController(
    _ controller: PaymentRequestEditViewController, didSelectField field: EditorField)
  /// The user is done, and nothing is missing.
  func paymentRequestEditViewController(
    _ controller: PaymentRequestEditViewController, didFinishEditingFields fields: [EditorField])
}
