import Foundation
import HeadlessUIKit

/// A grouped table in the app's colors, whose sections a subclass sets.
package class FocusTableViewController: UITableViewController {
  /// The sections, from top to bottom; code that changes them has to update the table as well.
  var sections: [TableSection] = []

  /// Creates a table without sections.
  package init() {
    super.init(style: .grouped)
  }

  package required init?(coder: NSCoder) { nil }

  package override func viewDidLoad() {
    super.viewDidLoad()
    // The app's colors are dark in both appearances: the system's views have to match.
    overrideUserInterfaceStyle = .dark
    tableView.backgroundColor = .focusInk
    tableView.separatorColor = .focusSeparator
  }

  package override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.showFocusBar(animated: animated)
  }

  package override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  package override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  package override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { row(at: indexPath).makeCell() }

  package override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    sections[section].header.map { SectionHeaderView($0, isFirst: section == 0) }
  }

  package override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    sections[section].makeFooter?()
  }

  /// Hides missing footers, so that only the headers separate the sections.
  package override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  {
    sections[section].makeFooter == nil ? .leastNormalMagnitude : UITableView.automaticDimension
  }

  package override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  {
    row(at: indexPath).selected != nil
  }

  package override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    row(at: indexPath).selected?()
  }

  private func row(at path: IndexPath) -> TableRow { sections[path.section].rows[path.row] }
}

/// A section of a table.
struct TableSection {
  /// The title above the section, if there is one.
  var header: String?
  var rows: [TableRow]
  /// Creates the view below the section, if there is one.
  var makeFooter: (@MainActor () -> UIView)?
}

/// A row of a table.
struct TableRow {
  /// Creates the cell whenever the row becomes visible.
  let makeCell: @MainActor () -> UITableViewCell
  /// The action of a tap; a row without an action is not highlighted either.
  var selected: (@MainActor () -> Void)?
}
