import HeadlessUIKit

/// A table of one class of cells, which commands name by its accessibility identifier.
package class ListViewController: UITableViewController {
  /// The reuse identifier of the cells.
  static let cellIdentifier: String = "cell"
  /// The sender's name in recorded commands.
  package nonisolated override var description: String { identifier }
  private nonisolated let identifier: String
  private let cells: UITableViewCell.Type

  init(style: UITableView.Style, cells: UITableViewCell.Type, identifier: String) {
    self.cells = cells
    self.identifier = identifier
    super.init(style: style)
  }

  package required init?(coder: NSCoder) { nil }

  package override func viewDidLoad() {
    super.viewDidLoad()
    tableView.accessibilityIdentifier = identifier
    tableView.register(cells, forCellReuseIdentifier: Self.cellIdentifier)
  }
}
