import ChromeCleanCoordinators
import ChromeCleanModel
import Coordination
import HeadlessUIKit

/// A toolbar with the location bar in it, over a page that came safely.
class LocationBarFeature: BarFeatureCoordinator {
  override func makeFeature() -> ChromeCoordinator {
    ToolbarWithLocationBarCoordinator()
  }

  override func openTabs(in list: WebStateList) {
    list.insert(WebState(at: "https://www.example.com/path?query=1", title: "Example Domain"), [.activate])
  }
}

/// The same over a page that did not.
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
