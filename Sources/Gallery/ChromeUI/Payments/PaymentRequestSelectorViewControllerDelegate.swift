/// Hears what the user does with a list of choices.
@MainActor
package protocol PaymentRequestSelectorViewControllerDelegate: AnyObject {
  func paymentRequestSelectorViewController(
    _ controller: PaymentRequestSelectorViewController, didSelectItemAtIndex index: Int)
  func paymentRequestSelectorViewController(
    _ controller: PaymentRequestSelectorViewController, didSelectItemAtIndexForEditing index: Int)
  func paymentRequestSelectorViewControllerDidSelectAddItem(
    _ controller: PaymentRequestSelectorViewController)
}
