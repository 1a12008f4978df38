import ChromeCleanCoordinators
import ChromeCleanModel

/// A toolbar over one idle tab.
class ToolbarFeature: BarFeatureCoordinator {
  override func makeFeature() -> ChromeCoordinator {
    ToolbarCoordinator()
  }

  override func openTabs(in list: WebStateList) {
    list.insert(WebState(at: "https://www.example.com/", title: "Example Domain"), [.activate])
  }
}

/// A toolbar over a page that is on its way.
final class LoadingToolbarFeature: ToolbarFeature {
  override func openTabs(in list: WebStateList) {
    super.openTabs(in: list)
    list.activeWebState?.reload()
    list.activeWebState?.advanceLoading(to: 0.42)
  }
}

/// A toolbar over a page in the middle of a history.
final class NavigationToolbarFeature: ToolbarFeature {
  override func openTabs(in list: WebStateList) {
    let pages = ["https://one.example/", "https://two.example/", "https://three.example/"]
    list.insert(WebState(history: pages, at: 1), [.activate])
  }
}

/// A toolbar over twelve tabs.
final class TabCountToolbarFeature: ToolbarFeature {
  override func openTabs(in list: WebStateList) {
    super.openTabs(in: list)
    for number in 2...12 { list.insert(WebState(at: "https://example.com/\(number)")) }
  }
}
