import Foundation
import HeadlessUIKit

/// A list of choices by their first letters, with a search; one of them is selected.
package final class PaymentRequestPickerViewController: ListViewController {
  package weak var delegate: (any PaymentRequestPickerViewControllerDelegate)?
  private let rows: [PickerRow]
  private var selectedRow: PickerRow?
  private var sections: [PickerSection]
  private let searchController = UISearchController(searchResultsController: nil)

  /// Makes a list.
  ///
  /// - Parameters:
  ///   - rows: The choices in their order.
  ///   - selectedRow: The row that is selected at first.
  package init(rows: [PickerRow], selectedRow: PickerRow?) {
    self.rows = rows
    self.selectedRow = selectedRow
    sections = PickerSection.sections(of: rows)
    super.init(
      style: .plain, cells: PickerRowCell.self,
      identifier: "kPaymentRequestPickerViewControllerAccessibilityID")
  }

  package required init?(coder: NSCoder) { nil }

  package override func viewDidLoad() {
    super.viewDidLoad()
    tableView.keyboardDismissMode = .onDrag
    // Otherwise the search would stay over the screens that are pushed.
    definesPresentationContext = true
    searchController.searchResultsUpdater = self
    searchController.obscuresBackgroundDuringPresentation = false
    searchController.searchBar.accessibilityIdentifier = "kPaymentRequestPickerSearchBarAccessibilityID"
    searchController.searchBar.placeholder = String(localized: "Search", table: "Payments")
    tableView.tableHeaderView = searchController.searchBar
  }

  package override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  package override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  package override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    sections[section].title
  }

  package override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.cellIdentifier, for: indexPath)
    let row = sections[indexPath.section].rows[indexPath.row]
    (cell as? PickerRowCell)?.show(row, isChosen: row == selectedRow)
    return cell
  }

  /// Selects the row, which stays selected if it is tapped again.
  package override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let row = sections[indexPath.section].rows[indexPath.row]
    selectedRow = row
    for path in tableView.indexPathsForVisibleRows ?? [] {
      let shown = sections[path.section].rows[path.row]
      (tableView.cellForRow(at: path) as? PickerRowCell)?.show(shown, isChosen: shown == row)
    }
    delegate?.paymentRequestPickerViewController(self, didSelectRow: row)
  }
}

extension PaymentRequestPickerViewController: UISearchResultsUpdating {
  /// Shows the choices whose labels contain the search text.
  package func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    let found = text.isEmpty ? rows : rows.filter { $0.label.localizedStandardContains(text) }
    sections = PickerSection.sections(of: found)
    tableView.reloadData()
  }
}

/// Receives what the user picks.
@MainActor
package protocol PaymentRequestPickerViewControllerDelegate: AnyObject {
  func paymentRequestPickerViewController(
    _ controller: PaymentRequestPickerViewController, didSelectRow row: PickerRow)
}

/// The choices that begin with one letter.
struct PickerSection: Hashable {
  let title: String
  var rows: [PickerRow]

  /// The sections of rows that are already sorted.
  static func sections(of rows: [PickerRow]) -> [PickerSection] {
    rows.reduce(into: []) { sections, row in
      let title = row.label.prefix(1).uppercased()
      if sections.last?.title == title {
        sections[sections.count - 1].rows.append(row)
      } else {
        sections.append(PickerSection(title: title, rows: [row]))
      }
    }
  }
}

/// A choice that a picker offers.
package struct PickerRow: Hashable, Sendable, CustomStringConvertible {
  /// What the user reads.
  package let label: String
  /// The value of the choice.
  package let value: String

  package init(label: String, value: String) {
    (self.label, self.value) = (label, value)
  }

  package var description: String { "Label: \(label), Value: \(value)" }
}

/// A choice, with a check mark if it is selected.
final class PickerRowCell: UITableViewCell {
  private let label = UILabel(style: .body)

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    fillContent(with: label)
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) { nil }

  func show(_ row: PickerRow, isChosen: Bool) {
    label.text = row.label
    accessoryType = isChosen ? .checkmark : .none
    accessibilityLabel = row.label
    accessibilityTraits = isChosen ? [.button, .selected] : .button
  }
}
