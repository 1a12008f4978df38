import ChromeUI
import ShowcaseKit

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
