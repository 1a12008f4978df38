import ChromeUI
import HeadlessUIKit
import ShowcaseKit

/// Pushes a form with a field of every kind.
final class PaymentsEditorCoordinator: AlertingCoordinator {
  override func makeScreen() -> UIViewController {
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
    editor.delegate = recorder
    return editor
  }
}

/// Pushes a list of countries; China is selected.
final class PaymentsPickerCoordinator: AlertingCoordinator {
  override func makeScreen() -> UIViewController {
    let china = PickerRow(label: "China", value: "CHN")
    let picker = PaymentRequestPickerViewController(
      rows: [
        PickerRow(label: "Belgium", value: "BEL"), PickerRow(label: "Brazil", value: "BRA"),
        PickerRow(label: "Canada", value: "CAN"), PickerRow(label: "Chile", value: "CHL"), china,
        PickerRow(label: "España", value: "ESP"), PickerRow(label: "México", value: "MEX"),
      ],
      selectedRow: china)
    picker.title = String(localized: "Choose a country", table: "Payments")
    picker.delegate = recorder
    return picker
  }
}

/// Pushes a list of addresses; the first is selected, and the last is incomplete.
final class PaymentsSelectorCoordinator: AlertingCoordinator {
  override func makeScreen() -> UIViewController {
    let incomplete = String(localized: "More information required", table: "Payments")
    let selector = PaymentRequestSelectorViewController(
      header: String(localized: "Delivery address", table: "Payments"),
      items: [
        SelectableItem(title: "John Doe", details: ["1 Main Street, Montreal", "+1 514 555 0100"]),
        SelectableItem(title: "Jane Doe", details: ["2 King Street West, Toronto", "+1 416 555 0101"]),
        SelectableItem(title: "Jean Dupont", details: ["3 Granville Street, Vancouver"], problem: incomplete),
      ],
      selectedIndex: 0, addTitle: String(localized: "Add address", table: "Payments"))
    selector.title = String(localized: "Delivery address", table: "Payments")
    selector.delegate = recorder
    return selector
  }
}
