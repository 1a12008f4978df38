import Foundation
import HeadlessUIKit

/// Holds a table above a bar whose buttons start editing and delete the selected rows.
package final class TableContainerViewController: UIViewController {
  private let table: any UITableViewController & TableContainerContent
  private let toolbar = UIToolbar()
  private let editButton = UIBarButtonItem()
  private let deleteButton = UIBarButtonItem()

  package init(table: any UITableViewController & TableContainerContent) {
    self.table = table
    super.init(nibName: nil, bundle: nil)
  }

  package required init?(coder: NSCoder) { nil }

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    table.selectionDidChange = { [unowned self] in updateButtons() }
    table.tableView.allowsMultipleSelectionDuringEditing = true
    deleteButton.title = String(localized: "Delete", table: "TableContainer")
    deleteButton.tintColor = .systemRed
    deleteButton.primaryAction = UIAction { [unowned self] _ in deleteSelectedRows() }
    editButton.primaryAction = UIAction { [unowned self] _ in toggleEditing() }
    toolbar.items = [deleteButton, .flexibleSpace(), editButton]
    toolbar.backgroundColor = .secondarySystemBackground
    addChild(table)
    layOut()
    table.didMove(toParent: self)
    updateButtons()
  }

  private func toggleEditing() {
    table.setEditing(!table.isEditing, animated: true)
    updateButtons()
  }

  private func deleteSelectedRows() {
    table.deleteRows(at: table.tableView.indexPathsForSelectedRows ?? [])
    toggleEditing()
  }

  private func updateButtons() {
    editButton.title =
      table.isEditing
      ? String(localized: "Done", table: "TableContainer")
      : String(localized: "Edit", table: "TableContainer")
    deleteButton.isEnabled = table.isEditing && !(table.tableView.indexPathsForSelectedRows ?? []).isEmpty
  }

  private func layOut() {
    let stack = UIStackView(.vertical, [table.view, toolbar])
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      toolbar.heightAnchor.constraint(equalToConstant: 44),
      stack.topAnchor.constraint(equalTo: view.topAnchor),
      stack.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }
}

/// A table that the bar below it can edit.
@MainActor
package protocol TableContainerContent: AnyObject {
  /// Called by the table when rows were selected or deselected.
  var selectionDidChange: (() -> Void)? { get set }
  /// Deletes rows from the model, and then from the table.
  func deleteRows(at indexPaths: [IndexPath])
}
