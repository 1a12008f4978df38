import ChromeCleanUI
import ChromeCommands
import ChromeModel
import Coordination
import HeadlessUIKit

/// Makes the toolbar; the view controller of a child that starts below it stands where the address goes.
public final class ToolbarCoordinator: ChromeCoordinator {
  private var toolbar: ToolbarViewController?
  private var mediator: ToolbarMediator?

  public override var viewController: UIViewController? { toolbar }

  public override func start() {
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

  public override func stop() {
    super.stop()
    guard let mediator else { return }
    dispatcher?.stopDispatching(to: mediator)
    mediator.disconnect()
    (self.toolbar, self.mediator) = (nil, nil)
  }

  public override func childCoordinatorDidStart(_ child: ChromeCoordinator) {
    toolbar?.locationBarViewController = child.viewController
  }

  public override func childCoordinatorWillStop(_ child: ChromeCoordinator) {
    toolbar?.locationBarViewController = nil
  }
}
