import ChromeCleanCoordinators
import ChromeCleanModel
import Coordination
import HeadlessUIKit

/// A toolbar over one idle tab.
class ToolbarFeature: BarFeatureCoordinator {
  override func makeFeature() -> ChromeCoordinator {
    ToolbarCoordinator()
  }

  override func openTabs(in list: WebStateList) {
    list.insert(WebState(at: "https://www.example.com/", title: "Example Domain"), [.activate])
  }
}

/// A toolbar over a page that is loading.
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

/// A toolbar with the location bar in it, over a page with a secure connection.
class LocationBarFeature: BarFeatureCoordinator {
  override func makeFeature() -> ChromeCoordinator {
    ToolbarWithLocationBarCoordinator()
  }

  override func openTabs(in list: WebStateList) {
    list.insert(WebState(at: "https://www.example.com/path?query=1", title: "Example Domain"), [.activate])
  }
}

/// The same over a page without a secure connection.
final class InsecureLocationBarFeature: LocationBarFeature {
  override func openTabs(in list: WebStateList) {
    list.insert(WebState(at: "http://plain.example/"), [.activate])
  }
}

/// The same over an empty tab.
final class EmptyLocationBarFeature: LocationBarFeature {
  override func openTabs(in list: WebStateList) {
    list.insert(WebState(), [.activate])
  }
}

/// Puts the location bar in a toolbar, as the root of the app does.
final class ToolbarWithLocationBarCoordinator: ChromeCoordinator {
  private let toolbar = ToolbarCoordinator()
  private let locationBar = LocationBarCoordinator()

  override var viewController: UIViewController? { toolbar.viewController }

  override func start() {
    addChild(toolbar)
    toolbar.addChild(locationBar)
    toolbar.start()
    locationBar.start()
    super.start()
  }
}

/// The tools menu over a page.
class ToolsMenuFeature: FeatureCoordinator {
  override func makeFeature() -> ChromeCoordinator {
    ToolsMenuCoordinator()
  }

  override func openTabs(in list: WebStateList) {
    list.insert(WebState(at: "https://www.example.com/", title: "Example Domain"), [.activate])
  }

  /// The menu has a custom presentation, which full screen would replace.
  override func show(_ viewController: UIViewController) {
    baseViewController?.present(viewController, animated: false)
  }
}

/// The tools menu while a page loads and the strip of tabs is visible.
final class LoadingToolsMenuFeature: ToolsMenuFeature {
  private let tabStripVisible = BroadcastSource(true)

  override func openTabs(in list: WebStateList) {
    super.openTabs(in: list)
    list.activeWebState?.reload()
    browser.broadcaster.broadcast(tabStripVisible, as: .tabStripVisible)
  }
}

/// The tools menu over an empty tab.
final class EmptyToolsMenuFeature: ToolsMenuFeature {
  override func openTabs(in list: WebStateList) {
    list.insert(WebState(), [.activate])
  }
}
