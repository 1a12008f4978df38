import ChromeCleanCommands
import ChromeCleanModel
import ChromeCleanUI
import Coordination
import HeadlessUIKit

/// Presents the tools menu over its parent's view controller, in a corner of the window.
package final class ToolsMenuCoordinator: ScreenCoordinator<ToolsMenuViewController> {
  override func makeScreen() -> ToolsMenuViewController {
    let toolsMenu = ToolsMenuViewController()
    let mediator = ToolsMenuMediator()
    toolsMenu.dispatcher = dispatcher
    toolsMenu.modalPresentationStyle = .custom
    toolsMenu.transitioningDelegate = self
    mediator.consumer = toolsMenu
    mediator.broadcaster = browser?.broadcaster
    mediator.webStateList = browser?.webStateList
    keep(mediator)
    // The coordinator is activated when this presentation is over, so it has to begin before the start.
    parent?.viewController?.present(toolsMenu, animated: false)
    return toolsMenu
  }

  override func disconnect() {
    screen?.presentingViewController?.dismiss(animated: false)
    super.disconnect()
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

/// Keeps the tools menu up to date with what can be done now.
final class ToolsMenuMediator: Mediator {
  weak var consumer: (any ToolsMenuConsumer)? { didSet { showItems() } }
  /// The tabs of the window.
  weak var webStateList: WebStateList? { didSet { activePage.list = webStateList } }
  /// The broadcaster of whether the strip of tabs is visible.
  weak var broadcaster: Broadcaster? { didSet { broadcasterDidChange(from: oldValue) } }
  private lazy var activePage = ActiveWebState { [weak self] in self?.showItems() }
  private var isTabStripVisible = false

  func disconnect() {
    (consumer, webStateList, broadcaster) = (nil, nil, nil)
  }

  private func broadcasterDidChange(from former: Broadcaster?) {
    former?.removeObserver(self, for: .tabStripVisible)
    broadcaster?.addObserver(self, for: .tabStripVisible) { mediator, isVisible in
      mediator.isTabStripVisible = isVisible
      mediator.showItems()
    }
  }

  private func showItems() {
    guard webStateList != nil else { return }
    let hasPage = activePage.webState?.visibleURL != nil
    let isLoading = activePage.webState?.isLoading ?? false
    consumer?.setItems([
      ToolsMenuItem(.newTab),
      ToolsMenuItem(isLoading ? .stop : .reload, isEnabled: hasPage),
      ToolsMenuItem(.findInPage, isEnabled: hasPage),
      ToolsMenuItem(isTabStripVisible ? .hideTabStrip : .showTabStrip),
      ToolsMenuItem(.settings),
    ])
  }
}
