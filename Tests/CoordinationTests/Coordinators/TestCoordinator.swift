import Coordination
import HeadlessUIKit

/// A value that coordinators hand on, without further meaning.
@MainActor
final class Tabs {}

/// Records the calls, in order.
@MainActor
class TestCoordinator: BrowserCoordinator<Tabs> {
  let controller = UIViewController()
  var log: [String] = []
  var refusesOverlays = false

  override var viewController: UIViewController? { controller }

  override func start() {
    log.append("start")
    super.start()
  }

  override func stop() {
    super.stop()
    log.append("stop")
  }

  override func removeChild(_ child: BrowserCoordinator<Tabs>) {
    log.append("removeChild")
    super.removeChild(child)
  }

  override func canAddOverlay(_ overlay: BrowserCoordinator<Tabs>) -> Bool {
    !refusesOverlays && super.canAddOverlay(overlay)
  }

  override func wasAdded(toParentCoordinator parent: BrowserCoordinator<Tabs>) { log.append("wasAdded") }
  override func willBeRemoved(fromParentCoordinator parent: BrowserCoordinator<Tabs>) {
    log.append(browser == nil ? "willBeRemoved without a browser" : "willBeRemoved")
  }
  override func childCoordinatorDidStart(_ child: BrowserCoordinator<Tabs>) { log.append("childDidStart") }
  override func childCoordinatorWillStop(_ child: BrowserCoordinator<Tabs>) { log.append("childWillStop") }
  override func viewControllerWasActivated() { log.append("activated") }
  override func viewControllerWasDeactivated() { log.append("deactivated") }
}

/// Parent, child and grandchild.
@MainActor
struct Generations {
  let parent = TestCoordinator()
  let child = TestCoordinator()
  let grandchild = TestCoordinator()

  init() {
    parent.addChild(child)
    child.addChild(grandchild)
  }

  var all: [TestCoordinator] { [parent, child, grandchild] }
}
