import ChromeCleanUI
import ShowcaseKit

extension UseCase {
  /// The strip of a window with one tab, which is active.
  static let stripOfOneTab = UseCase(
    "Strip of one tab", of: TabStripViewController.self, coordinator: TabStripFeature.OneTab.self)

  /// The strip of a window with three tabs, the second of which is active.
  static let stripOfThreeTabs = UseCase(
    "Strip of three tabs", of: TabStripViewController.self, coordinator: TabStripFeature.ThreeTabs.self)

  /// A strip that scrolls; the active tab is in sight.
  static let stripOfTwelveTabs = UseCase(
    "Strip of twelve tabs", of: TabStripViewController.self, coordinator: TabStripFeature.TwelveTabs.self)
}
