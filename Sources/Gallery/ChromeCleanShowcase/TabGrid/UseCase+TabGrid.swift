import ChromeCleanUI
import ShowcaseKit

extension UseCase {
  /// The grid of a window without tabs.
  static let gridWithoutTabs = UseCase(
    "Grid without tabs", of: TabGridViewController.self, coordinator: TabGridFeature.NoTabs.self)

  /// The grid of a window with one tab, which is active.
  static let gridOfOneTab = UseCase(
    "Grid of one tab", of: TabGridViewController.self, coordinator: TabGridFeature.OneTab.self)

  /// The grid of a window with three tabs, the second of which is active.
  static let gridOfThreeTabs = UseCase(
    "Grid of three tabs", of: TabGridViewController.self, coordinator: TabGridFeature.ThreeTabs.self)

  /// A grid that scrolls; the active tab is in sight.
  static let gridOfThirtyTabs = UseCase(
    "Grid of thirty tabs", of: TabGridViewController.self, coordinator: TabGridFeature.ThirtyTabs.self)
}
