import Foundation
import HeadlessUIKit

/// A grouped table in the app's colors, whose sections a subclass writes down.
public class FocusTableViewController: UITableViewController {
  /// What the table shows, from top to bottom; whoever changes it tells the table.
  var sections: [TableSection] = []

  /// Makes a table without sections.
  public init() {
    super.init(style: .grouped)
  }

  public required init?(coder: NSCoder) {
    nil
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    overrideUserInterfaceStyle = .dark
    tableView.backgroundColor = .focusInk
    tableView.separatorColor = .focusSeparator
  }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.showFocusBar(animated: animated)
  }

  public override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  public override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { row(at: indexPath).makeCell() }

  public override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    sections[section].header.map { SectionHeaderView($0, isFirst: section == 0) }
  }

  public override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    sections[section].makeFooter?()
  }

  /// Only the headers set sections apart.
  public override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    sections[section].makeFooter == nil ? .leastNormalMagnitude : UITableView.automaticDimension
  }

  public override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  {
    row(at: indexPath).selected != nil
  }

  public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    row(at: indexPath).selected?()
  }

  private func row(at path: IndexPath) -> TableRow { sections[path.section].rows[path.row] }
}
