import FocusModel
import Foundation
import HeadlessUIKit

/// A list of the user's own domains, with a row to add another one.
package final class CustomDomainsViewController: FocusTableViewController {
  let customDomains: CustomDomains
  private let editItem = UIBarButtonItem()

  /// Creates a list of domains.
  package init(customDomains: CustomDomains) {
    self.customDomains = customDomains
    super.init()
    title = String(focusSettings: "Manage Sites")
  }

  package required init?(coder: NSCoder) { nil }

  package override func viewDidLoad() {
    super.viewDidLoad()
    editItem.accessibilityIdentifier = "editButton"
    editItem.primaryAction = UIAction { [unowned self] _ in setEditing(!isEditing, animated: true) }
    navigationItem.rightBarButtonItem = editItem
  }

  package override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // The form may have added a domain.
    domainsDidChange()
    tableView.reloadData()
  }

  package override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    showEditing()
  }

  /// Lets domains be deleted, but not the row to add one.
  package override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    customDomains.domains.indices.contains(indexPath.row)
  }

  package override func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { String(focusSettings: "Delete") }

  package override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard (try? customDomains.remove(at: indexPath.row)) != nil else { return }
    // The table compares its rows with the data, which has to change first.
    domainsDidChange()
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  /// Updates the sections for the current domains; the caller updates the table.
  private func domainsDidChange() {
    sections = [TableSection(rows: customDomains.domains.map(domainRow) + [addRow])]
    if customDomains.domains.isEmpty { setEditing(false, animated: true) }
    showEditing()
  }

  /// Updates the button to edit.
  private func showEditing() {
    editItem.title = isEditing ? String(focusSettings: "Done") : String(focusSettings: "Edit")
    editItem.style = isEditing ? .done : .plain
    // Without domains there is nothing to edit.
    editItem.isEnabled = !customDomains.domains.isEmpty
  }

  private func domainRow(_ domain: String) -> TableRow {
    TableRow {
      let cell = FocusTableViewCell(domain, identifier: domain)
      cell.selectionStyle = .none
      cell.accessibilityTraits = .staticText
      return cell
    }
  }

  private var addRow: TableRow {
    TableRow {
      FocusTableViewCell(
        String(focusSettings: "Add Custom URL"), accessory: .disclosureIndicator,
        identifier: "addCustomDomainCell")
    } selected: { [unowned self] in
      let screen = AddCustomDomainViewController(customDomains: customDomains)
      navigationController?.pushViewController(screen, animated: true)
    }
  }
}
