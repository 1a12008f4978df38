import Foundation
import HeadlessUIKit

/// A grouped table in the app's colors, whose sections a subclass writes down.
package class FocusTableViewController: UITableViewController {
  /// What the table shows, from top to bottom; whoever changes it tells the table.
  var sections: [TableSection] = []

  /// Makes a table without sections.
  package init() {
    super.init(style: .grouped)
  }

  package required init?(coder: NSCoder) {
    nil
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
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

  /// Only the headers set sections apart.
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

/// A section of a table that is written down in code.
struct TableSection {
  /// The title above, if there is one.
  var header: String?
  var rows: [TableRow]
  /// Makes the view below, if there is one.
  var makeFooter: (@MainActor () -> UIView)?
}

/// A row of such a table.
struct TableRow {
  /// Makes the cell, whenever the row comes in sight.
  let makeCell: @MainActor () -> UITableViewCell
  /// What a tap does; a row without it does not light up either.
  var selected: (@MainActor () -> Void)?
}
