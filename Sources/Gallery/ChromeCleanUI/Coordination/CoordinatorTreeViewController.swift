import ChromeCleanCommands
import Foundation
import HeadlessUIKit

/// A tree of coordinators as a list, with a switch for each of them, and buttons for an overlay.
package final class CoordinatorTreeViewController: UIViewController {
  package weak var dispatcher: (any CoordinatorTreeCommands)?

  let tableView: UITableView = UITableView(frame: .zero, style: .insetGrouped)
  private var rows: [CoordinatorTreeRow] = []
  private let addButton = UIBarButtonItem(title: "Add Overlay")
  private let removeButton = UIBarButtonItem(title: "Remove Overlay")

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    tableView.dataSource = self
    tableView.allowsSelection = false
    tableView.accessibilityIdentifier = "coordinatorTree"
    layOut(tableView, above: makeToolbar())
  }

  private func makeToolbar() -> UIToolbar {
    addButton.accessibilityIdentifier = "addOverlayButton"
    addButton.primaryAction = UIAction { [unowned self] _ in dispatcher?.showOverlay() }
    removeButton.accessibilityIdentifier = "removeOverlayButton"
    removeButton.primaryAction = UIAction { [unowned self] _ in dispatcher?.closeOverlay() }
    let toolbar = UIToolbar()
    toolbar.items = [addButton, .flexibleSpace(), removeButton]
    return toolbar
  }
}

extension CoordinatorTreeViewController: CoordinatorTreeConsumer {
  package func setRows(_ rows: [CoordinatorTreeRow]) {
    self.rows = rows
    tableView.reloadData()
    addButton.isEnabled = !rows.contains(where: \.isOverlay)
    removeButton.isEnabled = rows.contains(where: \.isOverlay)
  }
}

extension CoordinatorTreeViewController: UITableViewDataSource {
  package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  package func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let (row, index) = (rows[indexPath.row], indexPath.row)
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = row.name
    cell.detailTextLabel?.text = row.isOverlay ? "\(row.state), overlay" : row.state
    cell.detailTextLabel?.numberOfLines = 0
    cell.indentationLevel = row.depth
    cell.accessibilityIdentifier = "coordinator\(index)"
    cell.accessoryView = makeSwitch(for: row, at: index)
    return cell
  }

  /// A coordinator cannot be started below one that is not started.
  private func makeSwitch(for row: CoordinatorTreeRow, at index: Int) -> UISwitch {
    let startSwitch = UISwitch()
    startSwitch.isOn = row.isStarted
    startSwitch.isEnabled = index == 0 || rows[index - 1].isStarted
    startSwitch.accessibilityLabel = "Start \(row.name)"
    startSwitch.accessibilityIdentifier = "coordinatorSwitch\(index)"
    startSwitch.addAction(
      UIAction { [weak self, unowned startSwitch] _ in
        if startSwitch.isOn {
          self?.dispatcher?.startCoordinator(at: index)
        } else {
          self?.dispatcher?.stopCoordinator(at: index)
        }
      }, for: .valueChanged)
    return startSwitch
  }
}

/// Shows a tree of coordinators.
@MainActor
package protocol CoordinatorTreeConsumer: AnyObject {
  /// Shows these coordinators, parents before their children.
  func setRows(_ rows: [CoordinatorTreeRow])
}

/// A coordinator, as the tree shows it.
package struct CoordinatorTreeRow: Hashable, Sendable {
  package let name: String
  /// How many coordinators are above it.
  package let depth: Int
  /// The coordinator's state, in one word.
  package let state: String
  package let isStarted: Bool
  package let isOverlay: Bool

  package init(name: String, depth: Int, state: String, isStarted: Bool, isOverlay: Bool) {
    (self.name, self.depth, self.state) = (name, depth, state)
    (self.isStarted, self.isOverlay) = (isStarted, isOverlay)
  }
}
