import Expectations
import HeadlessUIKit
import Testing

@testable import FocusUI

@Suite @MainActor struct TrackingProtectionViewControllerTests {
  @Test func `There are the four blockers, and the last one asks as in the settings`() throws {
    try onStack {
      TrackingProtectionViewController(context: SettingsDoubles().context)
    } do: { screen, stack in
      let toggles = screen.tableView.visibleCells.compactMap { ($0 as? ToggleCell)?.toggle }
      expectEqual(
        toggles.map(\.accessibilityIdentifier),
        [
          "BlockerToggle.BlockAds", "BlockerToggle.BlockAnalytics", "BlockerToggle.BlockSocial",
          "BlockerToggle.BlockOther",
        ])
      try stack.turn("BlockerToggle.BlockOther", on: true)
      try stack.tap("BlockerAlert.no")
      expectFalse(toggles[3].isOn)
    }
  }
}
