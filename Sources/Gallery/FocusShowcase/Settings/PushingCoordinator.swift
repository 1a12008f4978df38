import FocusModel
import FocusUI
import Foundation
import HeadlessUIKit
import ShowcaseKit

/// A coordinator that pushes one screen, to which the pages about the app are within reach.
@MainActor
protocol PushingCoordinator: NavigationCoordinator {
  /// The screen on show.
  func makeScreen() -> UIViewController
  /// The screen that leads to the one on show; none by default.
  func makeFormerScreen() -> UIViewController?
  /// Does what leads to the state that is shown off, once the screen is there; nothing by default.
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
