import FocusModel
import FocusUI
import Foundation
import HeadlessUIKit
import ShowcaseKit

/// A coordinator that pushes a screen, with the pages about the app available.
@MainActor
protocol PushingCoordinator: NavigationCoordinator {
  /// Returns the screen to show.
  func makeScreen() -> UIViewController
  /// Returns the screen below it on the stack; none by default.
  func makeFormerScreen() -> UIViewController?
  /// Performs the user's actions in the screen, a turn after it is pushed; none by default.
  func act(in screen: UIViewController)
}

extension PushingCoordinator {
  func makeFormerScreen() -> UIViewController? { nil }

  func act(in screen: UIViewController) {}

  func start() {
    UIApplication.shared.addSupportPages()
    let screen = makeScreen()
    for screen in [makeFormerScreen(), screen].compactMap(\.self) {
      navigationController?.pushViewController(screen, animated: false)
    }
    MainQueue.async { [self] in act(in: screen) }
  }
}

/// A coordinator of a screen that the settings lead to.
@MainActor
protocol SettingsPageCoordinator: PushingCoordinator {}

extension SettingsPageCoordinator {
  func makeFormerScreen() -> UIViewController? { SettingsViewController(context: .mock()) }
}

/// The user's actions in a table.
extension UITableViewController {
  /// Scrolls to the end.
  func scrollToEnd() {
    tableView.layoutIfNeeded()
    let insets = tableView.adjustedContentInset
    let end = tableView.contentSize.height + insets.bottom - tableView.bounds.height
    tableView.contentOffset.y = max(-insets.top, end)
  }

  /// Scrolls to the row of a setting, and returns its switch; `nil` if there is no such row.
  func showSwitch(of setting: Setting) -> UISwitch? {
    let paths = (0..<tableView.numberOfSections).lazy.flatMap { [tableView] section in
      (0..<tableView.numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
    }
    // Rows out of sight have no cells: each one is scrolled to before it is searched.
    for path in paths {
      tableView.scrollToRow(at: path, at: .middle, animated: false)
      tableView.layoutIfNeeded()
      let toggle = tableView.cellForRow(at: path)?.accessoryView as? UISwitch
      if let toggle, toggle.accessibilityIdentifier == setting.toggleIdentifier { return toggle }
    }
    return nil
  }
}
