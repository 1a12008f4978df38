import Expectations
import Foundation
import HeadlessUIKit
import Testing

@testable import ChromeUI

@Suite @MainActor struct TabGridViewControllerTests {
  /// Records the calls.
  private final class Owner: GridCommands {
    var told: [String] = []

    func addNewItem(isIncognito: Bool) { told.append("add \(isIncognito)") }
    func selectItem(withID identifier: String) { told.append("select \(identifier)") }
    func closeItem(withID identifier: String) { told.append("close \(identifier)") }
    func closeAllItems(isIncognito: Bool) { told.append("close all \(isIncognito)") }
    func showActiveTab() { told.append("done") }
  }

  private func onTabGrid(do body: (TabGridViewController, Owner) throws -> Void) rethrows {
    let owner = Owner()
    try onScreen {
      TabGridViewController()
    } do: { tabGrid in
      tabGrid.commands = owner
      try body(tabGrid, owner)
    }
  }

  private func tap(_ label: String, in tabGrid: TabGridViewController) {
    let buttons = tabGrid.view.descendants(UIToolbar.self).flatMap { $0.descendants(UIButton.self) }
    buttons.filter { $0.currentTitle == label || $0.accessibilityLabel == label }
      .forEach { $0.sendActions(for: .touchUpInside) }
  }

  /// The visible page.
  private func shownPage(of tabGrid: TabGridViewController) -> GridViewController? {
    [tabGrid.incognitoGrid, tabGrid.regularGrid].first { $0.view.frameOnScreen.minX == 0 }
  }

  @Test func `It begins with the usual tabs, and its bar turns to the private ones`() throws {
    try onTabGrid { tabGrid, _ in
      #expect(shownPage(of: tabGrid) === tabGrid.regularGrid)
      let control = try #require(tabGrid.view.descendants(UISegmentedControl.self).first)
      expectEqual(control.selectedSegmentIndex, 1)
      control.selectedSegmentIndex = 0
      control.sendActions(for: .valueChanged)
      UIApplication.shared.settle()
      expectEqual(tabGrid.currentPage, .incognito)
      #expect(shownPage(of: tabGrid) === tabGrid.incognitoGrid)
      expectEmpty(tabGrid.view.layoutFaults)
    }
  }

  @Test func `Opening and closing tabs means those of the page that shows`() {
    onTabGrid { tabGrid, owner in
      tap("New tab", in: tabGrid)
      tabGrid.show(.incognito, animated: false)
      tap("New tab", in: tabGrid)
      tap("Close all", in: tabGrid)
      tap("Done", in: tabGrid)
      tabGrid.gridViewController(tabGrid.incognitoGrid, didCloseItemWithID: "a")
      tabGrid.gridViewController(tabGrid.incognitoGrid, didSelectItemWithID: "b")
      expectEqual(
        owner.told, ["add false", "add true", "close all true", "done", "close a", "select b"])
    }
  }
}
