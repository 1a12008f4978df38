import ChromeCleanCommands
import ChromeCleanModel
import ChromeCleanUI
import Coordination
import HeadlessUIKit

/// Makes the toolbar; the view controller of a child that starts below it stands where the address goes.
package final class ToolbarCoordinator: ChromeCoordinator {
  private var toolbar: ToolbarViewController?
  private var mediator: ToolbarMediator?

  package override var viewController: UIViewController? { toolbar }

  package override func start() {
    guard !isStarted else { return }
    let toolbar = ToolbarViewController()
    let mediator = ToolbarMediator()
    (self.toolbar, self.mediator) = (toolbar, mediator)
    toolbar.dispatcher = dispatcher
    dispatcher?.startDispatching(to: mediator, for: (any NavigationCommands).self)
    mediator.consumer = toolbar
    mediator.webStateList = browser?.webStateList
    mediator.broadcaster = browser?.broadcaster
    super.start()
  }

  package override func stop() {
    super.stop()
    guard let mediator else { return }
    dispatcher?.stopDispatching(to: mediator)
    mediator.disconnect()
    (self.toolbar, self.mediator) = (nil, nil)
  }

  package override func childCoordinatorDidStart(_ child: ChromeCoordinator) {
    toolbar?.locationBarViewController = child.viewController
  }

  package override func childCoordinatorWillStop(_ child: ChromeCoordinator) {
    toolbar?.locationBarViewController = nil
  }
}
