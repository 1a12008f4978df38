import ChromeUI
import HeadlessUIKit
import ShowcaseKit

/// Pushes a table of bookmarks in its container.
final class TableContainerCoordinator: NavigationCoordinator {
  weak var baseViewController: UIViewController?

  func start() {
    let container = TableContainerViewController(table: BookmarkTableViewController(style: .plain))
    container.title = String(localized: "Table View", table: "TableContainer")
    navigationController?.pushViewController(container, animated: true)
  }
}
