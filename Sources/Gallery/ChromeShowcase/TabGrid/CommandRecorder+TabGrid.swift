import ChromeUI
import ShowcaseKit

extension CommandRecorder: GridViewControllerDelegate {
  public func gridViewController(
    _ controller: GridViewController, didSelectItemWithID identifier: String
  ) {
    record(
      protocol: "GridViewControllerDelegate", selector: "gridViewController:didSelectItemWithID:",
      controller, identifier)
  }

  public func gridViewController(_ controller: GridViewController, didCloseItemWithID identifier: String) {
    record(
      protocol: "GridViewControllerDelegate", selector: "gridViewController:didCloseItemWithID:",
      controller, identifier)
  }
}

extension CommandRecorder: GridCommands {
  public func addNewItem(isIncognito: Bool) {
    record(protocol: "GridCommands", selector: isIncognito ? "addNewIncognitoItem" : "addNewItem")
  }

  public func selectItem(withID identifier: String) {
    record(protocol: "GridCommands", selector: "selectItemWithID:", identifier)
  }

  public func closeItem(withID identifier: String) {
    record(protocol: "GridCommands", selector: "closeItemWithID:", identifier)
  }

  public func closeAllItems(isIncognito: Bool) {
    record(protocol: "GridCommands", selector: isIncognito ? "closeAllIncognitoItems" : "closeAllItems")
  }

  public func showActiveTab() {
    record(protocol: "GridCommands", selector: "showActiveTab")
  }
}
