import ChromeUI
import ShowcaseKit

extension UseCase {
  /// A form with fields of every sort, checked as it is left.
  static let paymentRequestEditor = UseCase(
    "Generic payment request editor", of: PaymentRequestEditViewController.self,
    coordinator: PaymentsEditorCoordinator.self)

  /// Countries by their first letters, one of them selected.
  static let paymentRequestPicker = UseCase(
    "Payment request picker view", of: PaymentRequestPickerViewController.self,
    coordinator: PaymentsPickerCoordinator.self)

  /// Cards to choose from, to edit and to add to.
  static let paymentRequestSelector = UseCase(
    "Payment request selector view", of: PaymentRequestSelectorViewController.self,
    coordinator: PaymentsSelectorCoordinator.self)
}
