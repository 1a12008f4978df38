import ChromeUI
import HeadlessUIKit
import ShowcaseKit

/// Pushes a list of addresses, of which the first is chosen and the last is not complete.
final class PaymentsSelectorCoordinator: NavigationCoordinator {
  weak var baseViewController: UIViewController?

  func start() {
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
    selector.delegate = CommandRecorder.current
    CommandRecorder.current.alerter = ProtocolAlerter(on: selector)
    navigationController?.pushViewController(selector, animated: true)
  }
}
