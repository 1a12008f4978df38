import ChromeCleanCommands
import Foundation
import HeadlessUIKit

/// A switch for the handler of commands, a button that sends a command, and a list of the outcomes
/// of all that were sent.
package final class CommandReportViewController: UIViewController {
  package weak var dispatcher: (any CommandReportCommands)?

  let tableView: UITableView = UITableView(frame: .zero, style: .insetGrouped)
  private var lines: [CommandReportLine] = []
  private let handlerCell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
  private let handlerSwitch = UISwitch()

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    tableView.dataSource = self
    tableView.allowsSelection = false
    tableView.accessibilityIdentifier = "commandReport"
    setUpHandlerCell()
    layOut(tableView, above: makeToolbar())
  }

  private func setUpHandlerCell() {
    var content = UIListContentConfiguration.cell()
    content.text = "Handle commands"
    handlerCell.contentConfiguration = content
    handlerCell.accessoryView = handlerSwitch
    handlerSwitch.accessibilityLabel = content.text
    handlerSwitch.accessibilityIdentifier = "handlerSwitch"
    handlerSwitch.addAction(UIAction { [unowned self] _ in didFlipSwitch() }, for: .valueChanged)
  }

  private func didFlipSwitch() {
    if handlerSwitch.isOn { dispatcher?.startHandlingCommands() } else { dispatcher?.stopHandlingCommands() }
  }

  private func makeToolbar() -> UIToolbar {
    let sendButton = UIBarButtonItem(
      title: "Send Command", primaryAction: UIAction { [unowned self] _ in dispatcher?.sendReportedCommand() }
    )
    sendButton.accessibilityIdentifier = "sendCommandButton"
    let toolbar = UIToolbar()
    toolbar.items = [.flexibleSpace(), sendButton, .flexibleSpace()]
    return toolbar
  }
}

extension CommandReportViewController: CommandReportConsumer {
  package func setReport(_ lines: [CommandReportLine], isHandling: Bool) {
    self.lines = lines
    handlerSwitch.setOn(isHandling, animated: false)
    tableView.reloadData()
    if let last = lines.indices.last, isViewLoaded {
      tableView.scrollToRow(at: IndexPath(row: last, section: 1), at: .none, animated: false)
    }
  }
}

extension CommandReportViewController: UITableViewDataSource {
  package func numberOfSections(in tableView: UITableView) -> Int { 2 }

  package func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section == 0 ? "Dispatcher" : "Report"
  }

  package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? 1 : lines.count
  }

  package func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if indexPath.section == 0 { return handlerCell }
    let line = lines[indexPath.row]
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    var content = UIListContentConfiguration.subtitleCell()
    content.text = line.command
    content.secondaryText = line.isHandled ? "Handled" : "Not sent: nobody handles it"
    content.secondaryTextProperties.color = line.isHandled ? .secondaryLabel : .systemRed
    content.image = UIImage(systemName: line.isHandled ? "checkmark.circle" : "xmark.octagon")
    cell.contentConfiguration = content
    cell.accessibilityIdentifier = "commandReportLine\(indexPath.row)"
    return cell
  }
}

/// Shows whether commands have a handler, and the outcomes of those that were sent.
@MainActor
package protocol CommandReportConsumer: AnyObject {
  /// - Parameter lines: The oldest first.
  func setReport(_ lines: [CommandReportLine], isHandling: Bool)
}

/// A command and its outcome.
package struct CommandReportLine: Hashable, Sendable {
  /// The command's protocol and name.
  package let command: String
  package let isHandled: Bool

  package init(command: String, isHandled: Bool) {
    (self.command, self.isHandled) = (command, isHandled)
  }
}
