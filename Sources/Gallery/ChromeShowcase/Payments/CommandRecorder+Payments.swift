import ChromeUI
import ShowcaseKit

extension CommandRecorder: PaymentRequestPickerViewControllerDelegate {
  public func paymentRequestPickerViewController(
    _ controller: PaymentRequestPickerViewController, didSelectRow row: PickerRow
  ) {
    record(
      protocol: "PaymentRequestPickerViewControllerDelegate",
      selector: "paymentRequestPickerViewController:didSelectRow:", controller, row)
  }
}

extension CommandRecorder: PaymentRequestEditViewControllerDelegate {
  public func paymentRequestEditViewController(
    _ controller: PaymentRequestEditViewController, didSelectField field: EditorField
  ) {
    record(
      protocol: "PaymentRequestEditViewControllerDelegate",
      selector: "paymentRequestEditViewController:didSelectField:", controller, field)
  }

  public func paymentRequestEditViewController(
    _ controller: PaymentRequestEditViewController, didFinishEditingFields fields: [EditorField]
  ) {
    record(
      protocol: "PaymentRequestEditViewControllerDelegate",
      selector: "paymentRequestEditViewController:didFinishEditingFields:", controller, fields)
  }
}

extension CommandRecorder: PaymentRequestSelectorViewControllerDelegate {
  private static let selectorDelegate = "PaymentRequestSelectorViewControllerDelegate"

  public func paymentRequestSelectorViewController(
    _ controller: PaymentRequestSelectorViewController, didSelectItemAtIndex index: Int
  ) {
    record(
      protocol: Self.selectorDelegate,
      selector: "paymentRequestSelectorViewController:didSelectItemAtIndex:", controller, index)
  }

  public func paymentRequestSelectorViewController(
    _ controller: PaymentRequestSelectorViewController, didSelectItemAtIndexForEditing index: Int
  ) {
    record(
      protocol: Self.selectorDelegate,
      selector: "paymentRequestSelectorViewController:didSelectItemAtIndexForEditing:", controller, index)
  }

  public func paymentRequestSelectorViewControllerDidSelectAddItem(
    _ controller: PaymentRequestSelectorViewController
  ) {
    record(
      protocol: Self.selectorDelegate,
      selector: "paymentRequestSelectorViewControllerDidSelectAddItem:", controller)
  }
}
