import ChromeUI
import HeadlessUIKit
import ShowcaseKit

/// Pushes the whole tab grid with ten private tabs and ten others; swiping hides the navigation bar.
final class TabGridCoordinator: NavigationCoordinator {
  weak var baseViewController: UIViewController?

  func start() {
    let tabGrid = TabGridViewController()
    tabGrid.title = String(localized: "Tabs", table: "TabGrid")
    tabGrid.commands = CommandRecorder.current
    CommandRecorder.current.alerter = ProtocolAlerter(on: tabGrid)
    tabGrid.incognitoGrid.populateItems(
      (0..<10).map { GridItem(identifier: "incogitem\($0)", title: "YouTube - Cat Videos") },
      selectedItemID: "incogitem0")
    tabGrid.regularGrid.populateItems(
      (0..<10).map { GridItem(identifier: "item\($0)", title: "The New York Times - Breaking News") },
      selectedItemID: "item0")
    navigationController?.hidesBarsOnSwipe = true
    navigationController?.pushViewController(tabGrid, animated: true)
  }
}
