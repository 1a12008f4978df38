import ChromeCleanCommands
import ChromeCleanCoordinators
import ChromeCleanModel
import ChromeCleanUI
import HeadlessUIKit

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

/// The strip of a window with some tabs, on a page whose switch hides it.
class TabStripFeature: FeatureCoordinator {
  override func makeFeature() -> ChromeCoordinator { TabStripCoordinator() }

  override func show(_ viewController: UIViewController) {
    let page = TabStripPageViewController()
    page.dispatcher = browser.dispatcher
    page.tabStripViewController = viewController
    super.show(page)
  }

  final class OneTab: TabStripFeature {
    override func openTabs(in list: WebStateList) { list.openMockTabs(1, active: 0) }
  }

  final class ThreeTabs: TabStripFeature {
    override func openTabs(in list: WebStateList) { list.openMockTabs(3, active: 1) }
  }

  final class TwelveTabs: TabStripFeature {
    override func openTabs(in list: WebStateList) { list.openMockTabs(12, active: 8) }
  }
}
