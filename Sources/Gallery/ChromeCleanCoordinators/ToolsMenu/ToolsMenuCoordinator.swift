import ChromeCleanCommands
import ChromeCleanModel
import ChromeCleanUI
import Coordination
import HeadlessUIKit

/// Presents the tools menu over its parent's view controller, in a corner of the window.
package final class ToolsMenuCoordinator: ChromeCoordinator {
  private var toolsMenu: ToolsMenuViewController?
  private var mediator: ToolsMenuMediator?

  package override var viewController: UIViewController? { toolsMenu }

  package override func start() {
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

  package override func stop() {
    super.stop()
    guard let mediator else { return }
    toolsMenu?.presentingViewController?.dismiss(animated: false)
    mediator.disconnect()
    (self.toolsMenu, self.mediator) = (nil, nil)
  }
}

extension ToolsMenuCoordinator: UIViewControllerTransitioningDelegate {
  package func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    let controller = ToolsMenuPresentationController(
      presentedViewController: presented, presenting: presenting)
    controller.dispatcher = dispatcher
    return controller
  }
}
