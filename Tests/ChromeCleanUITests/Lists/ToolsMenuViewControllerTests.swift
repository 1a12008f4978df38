import ChromeCleanCommands
import Expectations
import Foundation
import HeadlessUIKit
import Testing

@testable import ChromeCleanUI

@MainActor
@Suite struct ToolsMenuViewControllerTests {
  let menu = ToolsMenuViewController()
  let commands = Commands()

  init() {
    menu.dispatcher = commands
    menu.loadViewIfNeeded()
  }

  @Test func `Each row closes the menu, and then does what it says; so does the gesture that leaves`() {
    forEachRow([
      (ToolsMenuItem.Action.newTab, "new tab"), (.reload, "reload"), (.stop, "stop"), (.findInPage, "find"),
      (.showTabStrip, "show tab strip"), (.hideTabStrip, "hide tab strip"), (.settings, "settings"),
    ]) { action, sent in
      let fresh = Self()
      fresh.menu.setItems([ToolsMenuItem(action)])
      fresh.menu.tableView(fresh.menu.tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
      expectEqual(fresh.commands.sent, ["close", sent])
    }
    expectTrue(menu.accessibilityPerformEscape())
    expectEqual(commands.sent, ["close"])
  }

  @Test func `A row that cannot be used cannot be selected, and each action has a name of its own`() {
    menu.setItems([ToolsMenuItem(.reload, isEnabled: false), ToolsMenuItem(.newTab)])
    let rows = (0...1).map { IndexPath(row: $0, section: 0) }
    expectNil(menu.tableView(menu.tableView, willSelectRowAt: rows[0]))
    expectEqual(menu.tableView(menu.tableView, willSelectRowAt: rows[1]), rows[1])
    let traits = rows.map { menu.tableView(menu.tableView, cellForRowAt: $0).accessibilityTraits }
    expectEqual(traits, [[.button, .notEnabled], .button])
    let actions = ToolsMenuItem.Action.allCases
    expectEqual(Set(actions.map(\.title)).count, actions.count)
    expectEqual(Set(actions.map(\.identifier)).count, actions.count)
  }

  @MainActor
  final class Commands: ToolbarCommands, NavigationCommands, TabCommands, TabStripCommands, SettingsCommands,
    FindInPageVisibilityCommands
  {
    var sent: [String] = []

    func showToolsMenu() { sent.append("open") }
    func closeToolsMenu() { sent.append("close") }
    func goBack() { sent.append("back") }
    func goForward() { sent.append("forward") }
    func reloadPage() { sent.append("reload") }
    func stopLoadingPage() { sent.append("stop") }
    func showTab(at index: Int) { sent.append("tab \(index)") }
    func closeTab(at index: Int) { sent.append("close tab \(index)") }
    func createNewTab() { sent.append("new tab") }
    func moveTab(from index: Int, to newIndex: Int) { sent.append("move tab \(index) to \(newIndex)") }
    func showTabStrip() { sent.append("show tab strip") }
    func hideTabStrip() { sent.append("hide tab strip") }
    func showSettings() { sent.append("settings") }
    func closeSettings() { sent.append("close settings") }
    func showFindInPage() { sent.append("find") }
    func hideFindInPage() { sent.append("hide find") }
  }
}
