import Expectations
import HeadlessUIKit
import Testing

@testable import ChromeUI

@Suite @MainActor struct PaymentRequestPickerViewControllerTests {
  private let rows = ["Brazil", "Canada", "Chile", "México"].map { PickerRow(label: $0, value: "") }

  /// Records the selection.
  private final class Owner: PaymentRequestPickerViewControllerDelegate {
    var picked: [String] = []

    func paymentRequestPickerViewController(
      _ controller: PaymentRequestPickerViewController, didSelectRow row: PickerRow
    ) {
      picked.append(row.label)
    }
  }

  /// The labels of the rows, with a star after those that are marked.
  private func marks(in table: UITableView) -> [String] {
    table.visibleCells.map { cell in
      let isChosen = cell.accessoryType == .checkmark && cell.accessibilityTraits.contains(.selected)
      return (cell.accessibilityLabel ?? "") + (isChosen ? "*" : "")
    }
  }

  @Test func `Tapping a row marks it alone and is reported to the owner, also if it was marked already`() {
    let owner = Owner()
    onScreen {
      PaymentRequestPickerViewController(rows: rows, selectedRow: rows[2])
    } do: { picker in
      picker.delegate = owner
      expectEqual(marks(in: picker.tableView), ["Brazil", "Canada", "Chile*", "México"])
      for _ in 1...2 {
        picker.tableView(picker.tableView, didSelectRowAt: IndexPath(row: 0, section: 1))
        expectEqual(marks(in: picker.tableView), ["Brazil", "Canada*", "Chile", "México"])
      }
      expectEqual(owner.picked, ["Canada", "Canada"])
    }
  }

  @Test func `The search leaves the rows that contain the text, whatever its case and accents`() {
    forEachRow([
      ("", ["Brazil", "Canada", "Chile", "México"]), ("CH", ["Chile"]), ("mexico", ["México"]),
      ("il", ["Brazil", "Chile"]), ("x y", []),
    ]) { (text: String, found: [String]) in
      onScreen {
        PaymentRequestPickerViewController(rows: rows, selectedRow: nil)
      } do: { picker in
        let search = UISearchController(searchResultsController: nil)
        search.searchBar.text = text
        picker.updateSearchResults(for: search)
        UIApplication.shared.settle()
        expectEqual(marks(in: picker.tableView), found)
      }
    }
  }
}

@Suite struct PickerSectionTests {
  @Test func `Rows that follow each other with one letter are a section, and describe themselves`() {
    forEachRow([
      ([], []),
      (["Chile"], ["C: Chile"]),
      (["Belgium", "Brazil", "China"], ["B: Belgium Brazil", "C: China"]),
      (["españa", "Estonia"], ["E: españa Estonia"]),
      (["A", "B", "A"], ["A: A", "B: B", "A: A"]),
      (["Österreich", "Oman"], ["Ö: Österreich", "O: Oman"]),
    ]) { (labels: [String], expected: [String]) in
      let sections = PickerSection.sections(of: labels.map { PickerRow(label: $0, value: "") })
      expectEqual(sections.map { "\($0.title): \($0.rows.map(\.label).joined(separator: " "))" }, expected)
    }
    expectEqual("\(PickerRow(label: "Canada", value: "CAN"))", "Label: Canada, Value: CAN")
  }
}
