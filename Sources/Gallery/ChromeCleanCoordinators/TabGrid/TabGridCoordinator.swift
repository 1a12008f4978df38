import ChromeCleanCommands
import ChromeCleanModel
import ChromeCleanUI
import Coordination
import HeadlessUIKit

/// Shows the tabs of the window in a grid, as long as it is started.
///
/// Whoever starts it handles ``TabGridVisibilityCommands``, and stops it.
package final class TabGridCoordinator: ChromeCoordinator {
  private var tabGridViewController: TabGridViewController?
  private var mediator: TabCollectionMediator?

  package override var viewController: UIViewController? { tabGridViewController }

  package override func start() {
    if !isStarted { connect() }
    super.start()
  }

  package override func stop() {
    super.stop()
    if !isStarted { disconnect() }
  }

  private func connect() {
    let tabGrid = TabGridViewController()
    tabGrid.dispatcher = dispatcher
    tabGrid.modalPresentationStyle = .fullScreen
    let mediator = TabCollectionMediator()
    mediator.webStateList = browser?.webStateList
    mediator.consumer = tabGrid
    dispatcher?.startDispatching(to: mediator, for: (any TabGridCommands).self)
    (tabGridViewController, self.mediator) = (tabGrid, mediator)
  }

  private func disconnect() {
    guard let mediator else { return }
    dispatcher?.stopDispatching(to: mediator)
    mediator.disconnect()
    (tabGridViewController, self.mediator) = (nil, nil)
  }
}
