import ChromeUI
import HeadlessUIKit
import ShowcaseKit

/// Pushes a list of countries, of which China is chosen.
final class PaymentsPickerCoordinator: NavigationCoordinator {
  weak var baseViewController: UIViewController?

  func start() {
    let china = PickerRow(label: "China", value: "CHN")
    let picker = PaymentRequestPickerViewController(
      rows: [
        PickerRow(label: "Belgium", value: "BEL"), PickerRow(label: "Brazil", value: "BRA"),
        PickerRow(label: "Canada", value: "CAN"), PickerRow(label: "Chile", value: "CHL"), china,
        PickerRow(label: "España", value: "ESP"), PickerRow(label: "México", value: "MEX"),
      ],
      selectedRow: china)
    picker.title = String(localized: "Choose a country", table: "Payments")
    picker.delegate = CommandRecorder.current
    CommandRecorder.current.alerter = ProtocolAlerter(on: picker)
    navigationController?.pushViewController(picker, animated: true)
  }
}
