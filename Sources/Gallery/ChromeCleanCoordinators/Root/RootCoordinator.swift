import ChromeCleanCommands
import ChromeCleanModel
import ChromeCleanUI
import Coordination
import HeadlessUIKit

/// The root of a window: starts the tab strip, the toolbar, the location bar and the page, and
/// other features by command.
package final class RootCoordinator: ChromeCoordinator {
  private var root: RootViewController?

  package override var viewController: UIViewController? { root }

  package override func start() {
    guard !isStarted else { return }
    root = RootViewController()
    registerCommands()
    startChild(TabStripCoordinator())
    startChild(WebContentsCoordinator())
    let toolbar = ToolbarCoordinator()
    startChild(toolbar)
    let locationBar = LocationBarCoordinator()
    toolbar.addChild(locationBar)
    locationBar.start()
    // A hidden strip must not take up room in the window.
    browser?.broadcaster.addObserver(self, for: .tabStripVisible) { coordinator, isVisible in
      coordinator.setTabStripShown(isVisible)
    }
    super.start()
  }

  package override func stop() {
    super.stop()
    browser?.broadcaster.removeObserver(self, for: .tabStripVisible)
    dispatcher?.stopDispatching(to: self)
    children.forEach { removeChild($0) }
    root = nil
  }

  package override func childCoordinatorDidStart(_ child: ChromeCoordinator) {
    // The tools menu is presented already: its coordinator does that before it starts.
    if let slot = slot(for: child) {
      root?[keyPath: slot] = child.viewController
    } else if let viewController = child.viewController, viewController.presentingViewController == nil {
      // A sheet that the user swipes away has to stop its coordinator.
      viewController.presentationController?.delegate = self
      root?.present(viewController, animated: true)
    }
  }

  package override func childCoordinatorWillStop(_ child: ChromeCoordinator) {
    if let slot = slot(for: child) {
      root?[keyPath: slot] = nil
    } else if let viewController = child.viewController {
      viewController.presentingViewController?.dismiss(animated: true)
    }
  }

  private func setTabStripShown(_ isVisible: Bool) {
    let strip = children.first { $0 is TabStripCoordinator }
    root?.tabStripViewController = isVisible ? strip?.viewController : nil
  }

  /// The root's slot for a child's view controller; `nil` for a child that is presented.
  private func slot(
    for child: ChromeCoordinator
  ) -> ReferenceWritableKeyPath<RootViewController, UIViewController?>? {
    switch child {
    case is TabStripCoordinator: \.tabStripViewController
    case is WebContentsCoordinator: \.webContentsViewController
    case is ToolbarCoordinator: \.toolbarViewController
    case is FindInPageCoordinator: \.findInPageViewController
    default: nil
    }
  }
}

extension RootCoordinator: UIAdaptivePresentationControllerDelegate {
  /// Stops the coordinator whose sheet the user swiped away.
  package func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    let presented = presentationController.presentedViewController
    guard let child = children.first(where: { $0.viewController === presented }) else { return }
    child.stop()
    removeChild(child)
  }
}

// Each of these commands starts or stops a coordinator.

extension RootCoordinator {
  func registerCommands() {
    dispatcher?.startDispatching(to: self, for: (any ToolbarCommands).self)
    dispatcher?.startDispatching(to: self, for: (any FindInPageVisibilityCommands).self)
    dispatcher?.startDispatching(to: self, for: (any TabGridVisibilityCommands).self)
    dispatcher?.startDispatching(to: self, for: (any SettingsCommands).self)
  }
}

extension RootCoordinator: ToolbarCommands {
  package func showToolsMenu() {
    startChild(ToolsMenuCoordinator())
  }

  package func closeToolsMenu() {
    stopChild(ToolsMenuCoordinator.self)
  }
}

extension RootCoordinator: FindInPageVisibilityCommands {
  package func showFindInPage() {
    startChild(FindInPageCoordinator())
  }

  package func hideFindInPage() {
    stopChild(FindInPageCoordinator.self)
  }
}

extension RootCoordinator: TabGridVisibilityCommands {
  package func showTabGrid() {
    startChild(TabGridCoordinator())
  }

  package func closeTabGrid() {
    stopChild(TabGridCoordinator.self)
  }
}

extension RootCoordinator: SettingsCommands {
  package func showSettings() {
    startChild(SettingsCoordinator())
  }

  package func closeSettings() {
    stopChild(SettingsCoordinator.self)
  }
}
