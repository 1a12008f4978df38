import ChromeCleanUI
import ChromeCommands
import ChromeModel
import Coordination
import HeadlessUIKit

/// Presents the tools menu over its parent's view controller, in a corner of the window.
public final class ToolsMenuCoordinator: ChromeCoordinator {
  private var toolsMenu: ToolsMenuViewController?
  private var mediator: ToolsMenuMediator?

  public override var viewController: UIViewController? { toolsMenu }

  public override func start() {
    guard !isStarted else { return }
    let toolsMenu = ToolsMenuViewController()
    let mediator = ToolsMenuMediator()
    (self.toolsMenu, self.mediator) = (toolsMenu, mediator)
    toolsMenu.dispatcher = dispatcher
    toolsMenu.modalPresentationStyle = .custom
    toolsMenu.transitioningDelegate = self
    mediator.consumer = toolsMenu
    mediator.broadcaster = browser?.broadcaster
    mediator.webStateList = browser?.webStateList
    parent?.viewController?.present(toolsMenu, animated: false)
    super.start()
  }

  public override func stop() {
    super.stop()
    guard let mediator else { return }
    toolsMenu?.presentingViewController?.dismiss(animated: false)
    mediator.disconnect()
    (self.toolsMenu, self.mediator) = (nil, nil)
  }
}

extension ToolsMenuCoordinator: UIViewControllerTransitioningDelegate {
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    let controller = ToolsMenuPresentationController(
      presentedViewController: presented, presenting: presenting)
    controller.dispatcher = dispatcher
    return controller
  }
}
