import ChromeUI
import HeadlessUIKit
import ShowcaseKit

/// Pushes a grid of twenty tabs; the first is selected.
final class GridCoordinator: AlertingCoordinator {
  override func makeScreen() -> UIViewController {
    let grid = GridViewController(theme: .light)
    grid.title = String(localized: "Tabs", table: "TabGrid")
    grid.delegate = recorder
    let items = (0..<20).map {
      GridItem(identifier: "item\($0)", title: "The New York Times - Breaking News")
    }
    grid.populateItems(items, selectedItemID: "item0")
    return grid
  }
}

/// Pushes the whole tab grid with ten private tabs and ten others; swiping hides the navigation
/// bar.
final class TabGridCoordinator: AlertingCoordinator {
  override func makeScreen() -> UIViewController {
    let tabGrid = TabGridViewController()
    tabGrid.title = String(localized: "Tabs", table: "TabGrid")
    tabGrid.commands = recorder
    tabGrid.incognitoGrid.populateItems(
      (0..<10).map { GridItem(identifier: "incogitem\($0)", title: "YouTube - Cat Videos") },
      selectedItemID: "incogitem0")
    tabGrid.regularGrid.populateItems(
      (0..<10).map { GridItem(identifier: "item\($0)", title: "The New York Times - Breaking News") },
      selectedItemID: "item0")
    navigationController?.hidesBarsOnSwipe = true
    return tabGrid
  }
}

extension CommandRecorder: GridViewControllerDelegate {
  package func gridViewController(
    _ controller: GridViewController, didSelectItemWithID identifier: String
  ) {
    record(
      protocol: "GridViewControllerDelegate", selector: "gridViewController:didSelectItemWithID:",
      controller, identifier)
  }

  package func gridViewController(_ controller: GridViewController, didCloseItemWithID identifier: String) {
    record(
      protocol: "GridViewControllerDelegate", selector: "gridViewController:didCloseItemWithID:",
      controller, identifier)
  }
}

extension CommandRecorder: GridCommands {
  package func addNewItem(isIncognito: Bool) {
    record(protocol: "GridCommands", selector: isIncognito ? "addNewIncognitoItem" : "addNewItem")
  }

  package func selectItem(withID identifier: String) {
    record(protocol: "GridCommands", selector: "selectItemWithID:", identifier)
  }

  package func closeItem(withID identifier: String) {
    record(protocol: "GridCommands", selector: "closeItemWithID:", identifier)
  }

  package func closeAllItems(isIncognito: Bool) {
    record(protocol: "GridCommands", selector: isIncognito ? "closeAllIncognitoItems" : "closeAllItems")
  }

  package func showActiveTab() {
    record(protocol: "GridCommands", selector: "showActiveTab")
  }
}
