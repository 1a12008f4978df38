import ChromeUI
import Expectations
import HeadlessUIKit
import ShowcaseKit
import Testing

@testable import ChromeShowcase

/// The mock data of the three screens, whose commands appear as alerts.
@Suite @MainActor struct PaymentsTests {
  /// The message of the presented alert.
  private func message(on controller: UIViewController) -> String? {
    (controller.presentedViewController as? UIAlertController)?.message
  }

  @Test func `Payment request picker view: seven countries, of which China is chosen`() throws {
    try onStage("Payment request picker view") { navigation, _ in
      let picker = try #require(navigation.topViewController as? PaymentRequestPickerViewController)
      let cells = picker.tableView.visibleCells
      expectEqual(
        cells.map(\.accessibilityLabel),
        ["Belgium", "Brazil", "Canada", "Chile", "China", "España", "México"])
      expectEqual(cells.filter { $0.accessoryType == .checkmark }.map(\.accessibilityLabel), ["China"])
      picker.tableView(picker.tableView, didSelectRowAt: IndexPath(row: 0, section: 1))
      let id = "kPaymentRequestPickerViewControllerAccessibilityID"
      expectEqual(
        message(on: picker),
        "paymentRequestPickerViewController:\(id) didSelectRow:Label: Canada, Value: CAN")
    }
  }

  @Test func `Generic payment request editor: a field of every kind`() throws {
    try onStage("Generic payment request editor") { navigation, _ in
      let editor = try #require(navigation.topViewController as? PaymentRequestEditViewController)
      let fields = editor.view.descendants(UITextField.self)
      expectEqual(fields.map(\.text), ["John Doe", "Montreal / Quebec", "", ""])
      let table = try #require(editor.view.descendants(UITableView.self).first)
      expectEqual(table.numberOfRows(inSection: 0), 6)
      editor.tableView(table, didSelectRowAt: IndexPath(row: 1, section: 0))
      let id = "kPaymentRequestEditCollectionViewAccessibilityID"
      expectEqual(
        message(on: editor),
        "paymentRequestEditViewController:\(id) didSelectField:Label: Country, Value: CAN")
    }
  }

  @Test
  func `Payment request selector view: three addresses, the first chosen, the last not complete`() throws {
    try onStage("Payment request selector view") { navigation, _ in
      let selector = try #require(navigation.topViewController as? PaymentRequestSelectorViewController)
      let cells = selector.tableView.visibleCells
      expectEqual(cells.map { $0.accessoryType == .checkmark }, [true, false, false, false])
      expectEqual(cells[2].accessibilityLabel?.hasSuffix("More information required"), true)
      selector.tableView(selector.tableView, didSelectRowAt: IndexPath(row: 3, section: 0))
      expectEqual(
        message(on: selector),
        "paymentRequestSelectorViewControllerDidSelectAddItem:"
          + "kPaymentRequestSelectorCollectionViewAccessibilityID")
    }
  }
}
