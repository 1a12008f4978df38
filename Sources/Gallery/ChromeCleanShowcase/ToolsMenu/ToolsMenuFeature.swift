import ChromeCleanCoordinators
import ChromeCleanModel
import Coordination
import HeadlessUIKit

/// The tools menu over a page.
class ToolsMenuFeature: FeatureCoordinator {
  override func makeFeature() -> ChromeCoordinator {
    ToolsMenuCoordinator()
  }

  override func openTabs(in list: WebStateList) {
    list.insert(WebState(at: "https://www.example.com/", title: "Example Domain"), [.activate])
  }

  /// The menu has a way of its own to be presented.
  override func show(_ viewController: UIViewController) {
    baseViewController?.present(viewController, animated: false)
  }
}

/// The tools menu while a page loads, and the strip of tabs is in sight.
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
