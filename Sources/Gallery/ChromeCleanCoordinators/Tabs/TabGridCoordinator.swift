import ChromeCleanCommands
import ChromeCleanModel
import ChromeCleanUI
import Coordination
import HeadlessUIKit

/// Shows the tabs of the window in a grid, as long as it is started.
///
/// The coordinator that starts it handles ``TabGridVisibilityCommands`` and stops it.
package final class TabGridCoordinator: ScreenCoordinator<TabGridViewController> {
  override func makeScreen() -> TabGridViewController {
    let tabGrid = TabGridViewController()
    tabGrid.dispatcher = dispatcher
    tabGrid.modalPresentationStyle = .fullScreen
    let mediator = TabCollectionMediator()
    mediator.webStateList = browser?.webStateList
    mediator.consumer = tabGrid
    dispatcher?.startDispatching(to: mediator, for: (any TabGridCommands).self)
    keep(mediator)
    return tabGrid
  }
}
