import HeadlessUIKit

/// A table of one class of cells, which commands name by its accessibility identifier.
package class ListViewController: UITableViewController, CustomStringConvertible {
  /// What the cells are dequeued by.
  static let cellIdentifier: String = "cell"
  /// How commands name their sender.
  package nonisolated let description: String
  private let cells: UITableViewCell.Type

  init(style: UITableView.Style, cells: UITableViewCell.Type, identifier: String) {
    self.cells = cells
    description = identifier
    super.init(style: style)
  }

  package required init?(coder: NSCoder) {
    nil
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    tableView.accessibilityIdentifier = description
    tableView.register(cells, forCellReuseIdentifier: Self.cellIdentifier)
  }
}
