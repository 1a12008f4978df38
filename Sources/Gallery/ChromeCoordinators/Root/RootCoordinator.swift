import ChromeCleanUI
import ChromeModel
import Coordination
import HeadlessUIKit

/// The root of a window: has the page, the toolbar and the location bar made, and others when they are asked for.
public final class RootCoordinator: ChromeCoordinator {
  private var root: RootViewController?

  public override var viewController: UIViewController? { root }

  public override func start() {
    guard !isStarted else { return }
    root = RootViewController()
    registerCommands()
    startChild(WebContentsCoordinator())
    let toolbar = ToolbarCoordinator()
    startChild(toolbar)
    let locationBar = LocationBarCoordinator()
    toolbar.addChild(locationBar)
    locationBar.start()
    super.start()
  }

  public override func stop() {
    super.stop()
    dispatcher?.stopDispatching(to: self)
    children.forEach { removeChild($0) }
    root = nil
  }

  public override func childCoordinatorDidStart(_ child: ChromeCoordinator) {
    if let place = place(of: child) { root?[keyPath: place] = child.viewController }
  }

  public override func childCoordinatorWillStop(_ child: ChromeCoordinator) {
    if let place = place(of: child) { root?[keyPath: place] = nil }
  }

  /// Where a child's view controller stands; `nil` for one that is presented.
  private func place(
    of child: ChromeCoordinator
  ) -> ReferenceWritableKeyPath<RootViewController, UIViewController?>? {
    switch child {
    case is WebContentsCoordinator: \.webContentsViewController
    case is ToolbarCoordinator: \.toolbarViewController
    case is FindInPageCoordinator: \.findInPageViewController
    default: nil
    }
  }
}
