import ChromeUI
import HeadlessUIKit
import ShowcaseKit

/// Pushes a grid of twenty tabs, of which the first is selected.
final class GridCoordinator: NavigationCoordinator {
  weak var baseViewController: UIViewController?

  func start() {
    let grid = GridViewController(theme: .light)
    grid.title = String(localized: "Tabs", table: "TabGrid")
    grid.delegate = CommandRecorder.current
    CommandRecorder.current.alerter = ProtocolAlerter(on: grid)
    let items = (0..<20).map {
      GridItem(identifier: "item\($0)", title: "The New York Times - Breaking News")
    }
    grid.populateItems(items, selectedItemID: "item0")
    navigationController?.pushViewController(grid, animated: true)
  }
}
