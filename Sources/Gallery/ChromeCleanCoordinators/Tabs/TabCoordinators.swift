import ChromeCleanCommands
import ChromeCleanModel
import ChromeCleanUI
import Coordination
import HeadlessUIKit

/// Shows the tabs of the window in a strip, and broadcasts whether the strip is visible.
///
/// It handles ``TabCommands`` for the whole window, even while the strip is hidden.
package final class TabStripCoordinator: ScreenCoordinator<TabStripViewController> {
  override func makeScreen() -> TabStripViewController {
    let tabStrip = TabStripViewController()
    tabStrip.dispatcher = dispatcher
    showTabs(in: tabStrip)
    showAndHide(tabStrip)
    return tabStrip
  }

  override func disconnect() {
    browser?.broadcaster.stopBroadcasting(.tabStripVisible)
    super.disconnect()
  }

  private func showTabs(in tabStrip: TabStripViewController) {
    let mediator = TabCollectionMediator()
    mediator.webStateList = browser?.webStateList
    mediator.consumer = tabStrip
    dispatcher?.startDispatching(to: mediator, for: (any TabCommands).self)
    keep(mediator)
  }

  private func showAndHide(_ tabStrip: TabStripViewController) {
    let mediator = TabStripMediator()
    mediator.consumer = tabStrip
    dispatcher?.startDispatching(to: mediator, for: (any TabStripCommands).self)
    browser?.broadcaster.broadcast(mediator.isVisible, as: .tabStripVisible)
    keep(mediator)
  }
}

/// Shows and hides the strip of tabs by commands, and provides its visibility for the broadcast.
@MainActor
final class TabStripMediator: Mediator {
  weak var consumer: (any TabStripConsumer)? {
    didSet { consumer?.setTabStripVisible(isVisible.value) }
  }

  /// Whether the strip is visible; `true` at first.
  let isVisible: BroadcastSource<Bool> = BroadcastSource(true)

  func disconnect() {
    consumer = nil
  }

  private func show(_ isVisible: Bool) {
    self.isVisible.value = isVisible
    consumer?.setTabStripVisible(isVisible)
  }
}

extension TabStripMediator: TabStripCommands {
  func showTabStrip() { show(true) }
  func hideTabStrip() { show(false) }
}

/// Shows the tabs of the window in a grid while it is started.
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
