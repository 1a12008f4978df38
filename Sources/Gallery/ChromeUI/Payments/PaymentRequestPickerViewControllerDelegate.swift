/// Hears what the user picks.
@MainActor
package protocol PaymentRequestPickerViewControllerDelegate: AnyObject {
  func paymentRequestPickerViewController(
    _ controller: PaymentRequestPickerViewController, didSelectRow row: PickerRow)
}
