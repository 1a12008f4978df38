import ChromeUI
import ShowcaseKit

extension CommandRecorder: PaymentRequestPickerViewControllerDelegate {
  package func paymentRequestPickerViewController(
    _ controller: PaymentRequestPickerViewController, didSelectRow row: PickerRow
  ) {
    record(
      protocol: "PaymentRequestPickerViewControllerDelegate",
      selector: "paymentRequestPickerViewController:didSelectRow:", controller, row)
  }
}

extension CommandRecorder: PaymentRequestEditViewControllerDelegate {
  package func paymentRequestEditViewController(
    _ controller: PaymentRequestEditViewController, didSelectField field: EditorField
  ) {
    record(
      protocol: "PaymentRequestEditViewControllerDelegate",
      selector: "paymentRequestEditViewController:didSelectField:", controller, field)
  }

  package func paymentRequestEditViewController(
    _ controller: PaymentRequestEditViewController, didFinishEditingFields fields: [EditorField]
  ) {
    record(
      protocol: "PaymentRequestEditViewControllerDelegate",
      selector: "paymentRequestEditViewController:didFinishEditingFields:", controller, fields)
  }
}

extension CommandRecorder: PaymentRequestSelectorViewControllerDelegate {
  private static let selectorDelegate = "PaymentRequestSelectorViewControllerDelegate"

  package func paymentRequestSelectorViewController(
    _ controller: PaymentRequestSelectorViewController, didSelectItemAtIndex index: Int
  ) {
    record(
      protocol: Self.selectorDelegate,
      selector: "paymentRequestSelectorViewController:didSelectItemAtIndex:", controller, index)
  }

  package func paymentRequestSelectorViewController(
    _ controller: PaymentRequestSelectorViewController, didSelectItemAtIndexForEditing index: Int
  ) {
    record(
      protocol: Self.selectorDelegate,
      selector: "paymentRequestSelectorViewController:didSelectItemAtIndexForEditing:", controller, index)
  }

  package func paymentRequestSelectorViewControllerDidSelectAddItem(
    _ controller: PaymentRequestSelectorViewController
  ) {
    record(
      protocol: Self.selectorDelegate,
      selector: "paymentRequestSelectorViewControllerDidSelectAddItem:", controller)
  }
}
