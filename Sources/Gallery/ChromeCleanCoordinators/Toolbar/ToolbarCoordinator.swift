import ChromeCleanCommands
import ChromeCleanModel
import ChromeCleanUI
import Coordination
import HeadlessUIKit

/// Makes the toolbar, and shows the view controller of a child in the slot for the address.
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
