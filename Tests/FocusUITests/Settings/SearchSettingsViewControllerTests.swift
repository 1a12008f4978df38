import Expectations
import FocusModel
import Foundation
import HeadlessUIKit
import Testing

@testable import FocusUI

@Suite @MainActor struct SearchSettingsViewControllerTests {
  private final class Delegate: SearchSettingsViewControllerDelegate {
    private(set) var chosen: [SearchEngine] = []

    func searchSettingsViewController(
      _ controller: SearchSettingsViewController, didSelect engine: SearchEngine
    ) { chosen.append(engine) }
  }

  @Test func `Each engine has a row with an icon, and the active one a check mark`() throws {
    try onStack {
      SearchSettingsViewController(searchEngines: SettingsDoubles().context.searchEngines, delegate: nil)
    } do: { screen, _ in
      let cells = screen.tableView.visibleCells
      expectEqual(cells.map(\.textLabel?.text), ["Google", "DuckDuckGo", "Wikipedia"])
      expectEqual(cells.map(\.accessoryType), [.checkmark, .none, .none])
      expectTrue(cells.allSatisfy { $0.imageView?.image?.size == CGSize(width: 32, height: 32) })
      #expect(cells[0].accessibilityTraits.contains(.selected))
    }
  }

  @Test func `A tap chooses an engine, reports it, and goes back`() throws {
    let delegate = Delegate()
    try onStack {
      SearchSettingsViewController(searchEngines: SettingsDoubles().context.searchEngines, delegate: delegate)
    } do: { screen, stack in
      try screen.select("DuckDuckGo")
      expectEqual(delegate.chosen, [.duckDuckGo])
      expectEqual(SettingsDoubles().context.searchEngines.active, .duckDuckGo)
      expectEqual(stack.viewControllers.count, 1)
    }
  }
}
