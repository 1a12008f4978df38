import Foundation
import HeadlessUIKit

/// A list of choices by their first letters, with a search, of which one is chosen.
package final class PaymentRequestPickerViewController: UITableViewController, CustomStringConvertible {
  package weak var delegate: (any PaymentRequestPickerViewControllerDelegate)?
  private let rows: [PickerRow]
  private var selectedRow: PickerRow?
  private var sections: [PickerSection]
  private let searchController = UISearchController(searchResultsController: nil)

  /// Makes a list.
  ///
  /// - Parameters:
  ///   - rows: The choices in their order.
  ///   - selectedRow: The one that is chosen at first.
  package init(rows: [PickerRow], selectedRow: PickerRow?) {
    self.rows = rows
    self.selectedRow = selectedRow
    sections = PickerSection.sections(of: rows)
    super.init(style: .plain)
  }

  package required init?(coder: NSCoder) {
    nil
  }

  /// How commands name their sender.
  package nonisolated var description: String { "kPaymentRequestPickerViewControllerAccessibilityID" }

  package override func viewDidLoad() {
    super.viewDidLoad()
    tableView.accessibilityIdentifier = description
    tableView.register(PickerRowCell.self, forCellReuseIdentifier: "row")
    tableView.keyboardDismissMode = .onDrag
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
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    let row = sections[indexPath.section].rows[indexPath.row]
    (cell as? PickerRowCell)?.show(row, isChosen: row == selectedRow)
    return cell
  }

  /// Chooses the row, which stays chosen if it is tapped again.
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
  /// Shows the choices whose labels contain what is searched for.
  package func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    let found = text.isEmpty ? rows : rows.filter { $0.label.localizedStandardContains(text) }
    sections = PickerSection.sections(of: found)
    tableView.reloadData()
  }
}
