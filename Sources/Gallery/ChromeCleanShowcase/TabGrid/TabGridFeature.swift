import ChromeCleanCoordinators
import ChromeCleanModel

/// The grid of a window with some tabs.
class TabGridFeature: FeatureCoordinator {
  override func makeFeature() -> ChromeCoordinator { TabGridCoordinator() }

  final class NoTabs: TabGridFeature {}

  final class OneTab: TabGridFeature {
    override func openTabs(in list: WebStateList) { list.openMockTabs(1, active: 0) }
  }

  final class ThreeTabs: TabGridFeature {
    override func openTabs(in list: WebStateList) { list.openMockTabs(3, active: 1) }
  }

  final class ThirtyTabs: TabGridFeature {
    override func openTabs(in list: WebStateList) { list.openMockTabs(30, active: 20) }
  }
}
