import ChromeUI
import HeadlessUIKit
import ShowcaseKit

/// Pushes a form with a field of every kind.
final class PaymentsEditorCoordinator: NavigationCoordinator {
  weak var baseViewController: UIViewController?

  func start() {
    let editor = PaymentRequestEditViewController(fields: [
      EditorField(
        identifier: "Name", label: String(localized: "Name", table: "Payments"), value: "John Doe",
        isRequired: true),
      EditorField(
        identifier: "Country", label: String(localized: "Country", table: "Payments"), value: "CAN",
        displayedValue: "Canada", isRequired: true, kind: .selector),
      EditorField(
        identifier: "City/Province", label: String(localized: "City/Province", table: "Payments"),
        value: "Montreal / Quebec", isRequired: true,
        kind: .picker([["Montreal", "Toronto", "Vancouver"], ["Quebec", "Ontario", "British Columbia"]])),
      EditorField(
        identifier: "Address", label: String(localized: "Address", table: "Payments"), isRequired: true),
      EditorField(identifier: "Postal Code", label: String(localized: "Postal Code", table: "Payments")),
      EditorField(
        identifier: "Save", label: String(localized: "Save", table: "Payments"), value: "YES", kind: .toggle),
    ])
    editor.title = String(localized: "Edit details", table: "Payments")
    editor.delegate = CommandRecorder.current
    CommandRecorder.current.alerter = ProtocolAlerter(on: editor)
    navigationController?.pushViewController(editor, animated: true)
  }
}
