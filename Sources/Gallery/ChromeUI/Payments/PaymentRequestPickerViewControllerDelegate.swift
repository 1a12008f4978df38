/// Hears what the user picks.
@MainActor
public protocol PaymentRequestPickerViewControllerDelegate: AnyObject {
  func paymentRequestPickerViewController(
    _ controller: PaymentRequestPickerViewController, didSelectRow row: PickerRow)
}
