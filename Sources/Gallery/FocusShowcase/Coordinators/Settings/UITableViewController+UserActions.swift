import FocusModel
import Foundation
import HeadlessUIKit

/// What the user does with a table.
extension UITableViewController {
  /// Scrolls as far down as a finger can.
  func scrollToEnd() {
    tableView.layoutIfNeeded()
    let insets = tableView.adjustedContentInset
    let end = tableView.contentSize.height + insets.bottom - tableView.bounds.height
    tableView.contentOffset.y = max(-insets.top, end)
  }

  /// Scrolls to the row with a setting's switch.
  func showSwitch(of setting: Setting) -> UISwitch? {
    let paths = (0..<tableView.numberOfSections).lazy.flatMap { [tableView] section in
      (0..<tableView.numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
    }
    for path in paths {
      tableView.scrollToRow(at: path, at: .middle, animated: false)
      tableView.layoutIfNeeded()
      let toggle = tableView.cellForRow(at: path)?.accessoryView as? UISwitch
      if let toggle, toggle.accessibilityIdentifier == setting.toggleIdentifier { return toggle }
    }
    return nil
  }
}
