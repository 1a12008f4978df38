import FocusModel
import FocusUI
import Foundation
import HeadlessUIKit
import ShowcaseKit

/// The settings with the question that comes before other trackers are blocked.
final class AskedSettingsCoordinator: PushingCoordinator {
  weak var baseViewController: UIViewController?

  func makeScreen() -> UIViewController { SettingsViewController(context: .mock()) }

  func act(in screen: UIViewController) {
    let toggle = (screen as? UITableViewController)?.showSwitch(of: .blockOther)
    toggle?.setOn(true, animated: false)
    toggle?.sendActions(for: .valueChanged)
  }
}

/// The end of the settings.
final class ScrolledSettingsCoordinator: PushingCoordinator {
  weak var baseViewController: UIViewController?

  func makeScreen() -> UIViewController { SettingsViewController(context: .mock()) }

  func act(in screen: UIViewController) {
    (screen as? UITableViewController)?.scrollToEnd()
  }
}

/// The end of what the app is for.
final class ScrolledAboutCoordinator: SettingsPageCoordinator {
  weak var baseViewController: UIViewController?

  func makeScreen() -> UIViewController { AboutViewController(product: .focus, version: "4.0") }

  func act(in screen: UIViewController) {
    (screen as? UITableViewController)?.scrollToEnd()
  }
}

extension UITableViewController {
  /// Scrolls as far down as a finger can.
  fileprivate func scrollToEnd() {
    tableView.layoutIfNeeded()
    let insets = tableView.adjustedContentInset
    let end = tableView.contentSize.height + insets.bottom - tableView.bounds.height
    tableView.contentOffset.y = max(-insets.top, end)
  }

  /// Scrolls to the row with a setting's switch.
  fileprivate func showSwitch(of setting: Setting) -> UISwitch? {
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
