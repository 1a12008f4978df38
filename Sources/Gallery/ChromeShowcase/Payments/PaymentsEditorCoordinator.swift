import ChromeUI
import HeadlessUIKit
import ShowcaseKit

/// Pushes a form with a field of every kind.
final class PaymentsEditorCoordinator: NavigationCoordinator {
  weak var baseViewController: UIViewController?

  func start() {
    let editor = PaymentRequestEditViewController(fields: [
      EditorField(label: "Name", value: "John Doe", isRequired: true),
      EditorField(
        label: "Country", value: "CAN", displayedValue: "Canada", isRequired: true, kind: .selector),
      EditorField(
        label: "City/Province", value: "Montreal / Quebec", isRequired: true,
        kind: .picker([["Montreal", "Toronto", "Vancouver"], ["Quebec", "Ontario", "British Columbia"]])),
      EditorField(label: "Address", isRequired: true),
      EditorField(label: "Postal Code"),
      EditorField(label: "Save", value: "YES", kind: .toggle),
    ])
    editor.title = String(localized: "Edit details", table: "Payments")
    editor.delegate = CommandRecorder.current
    CommandRecorder.current.alerter = ProtocolAlerter(on: editor)
    navigationController?.pushViewController(editor, animated: true)
  }
}
