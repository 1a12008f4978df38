import ChromeCleanCommands
import ChromeCleanModel
import ChromeCleanUI
import Coordination
import HeadlessUIKit

/// Makes the toolbar; the view controller of a child that starts below it stands where the address goes.
package final class ToolbarCoordinator: ScreenCoordinator<ToolbarViewController> {
  override func makeScreen() -> ToolbarViewController {
    let toolbar = ToolbarViewController()
    let mediator = ToolbarMediator()
    toolbar.dispatcher = dispatcher
    dispatcher?.startDispatching(to: mediator, for: (any NavigationCommands).self)
    mediator.consumer = toolbar
    mediator.webStateList = browser?.webStateList
    mediator.broadcaster = browser?.broadcaster
    keep(mediator)
    return toolbar
  }

  package override func childCoordinatorDidStart(_ child: ChromeCoordinator) {
    screen?.locationBarViewController = child.viewController
  }

  package override func childCoordinatorWillStop(_ child: ChromeCoordinator) {
    screen?.locationBarViewController = nil
  }
}
