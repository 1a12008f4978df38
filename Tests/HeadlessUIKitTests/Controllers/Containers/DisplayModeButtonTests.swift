import Expectations
import HeadlessUIKit
import Testing

@Suite @MainActor struct DisplayModeButtonTests {
  @Test func `The button of a split view hides the primary column, and shows it again`() throws {
    try UIApplication(device: .iPad, orientation: .landscapeLeft).run {
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(UIViewController(), for: .primary)
      split.setViewController(UIViewController(), for: .secondary)
      mount(split)
      let action = try #require(split.displayModeButtonItem.primaryAction)
      var modes = [split.displayMode]
      for _ in 0..<2 {
        action.performWithSender(nil, target: nil)
        UIApplication.shared.settle()
        modes.append(split.displayMode)
      }
      expectEqual(modes, [.oneBesideSecondary, .secondaryOnly, .oneBesideSecondary])
    }
  }
}
