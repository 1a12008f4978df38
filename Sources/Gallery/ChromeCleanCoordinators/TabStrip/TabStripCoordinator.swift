import ChromeCleanCommands
import ChromeCleanModel
import ChromeCleanUI
import Coordination
import HeadlessUIKit

/// Shows the tabs of the window in a strip, and broadcasts whether that is in sight.
///
/// It handles ``TabCommands`` for all of the window, and goes on doing so while the strip is hidden.
package final class TabStripCoordinator: ChromeCoordinator {
  private var tabStripViewController: TabStripViewController?
  private var tabsMediator: TabCollectionMediator?
  private var stripMediator: TabStripMediator?

  package override var viewController: UIViewController? { tabStripViewController }

  package override func start() {
    if !isStarted { connect() }
    super.start()
  }

  package override func stop() {
    super.stop()
    if !isStarted { disconnect() }
  }

  private func connect() {
    let tabStrip = TabStripViewController()
    tabStrip.dispatcher = dispatcher
    let tabsMediator = TabCollectionMediator()
    tabsMediator.webStateList = browser?.webStateList
    tabsMediator.consumer = tabStrip
    dispatcher?.startDispatching(to: tabsMediator, for: (any TabCommands).self)
    let stripMediator = TabStripMediator()
    stripMediator.consumer = tabStrip
    dispatcher?.startDispatching(to: stripMediator, for: (any TabStripCommands).self)
    browser?.broadcaster.broadcast(stripMediator.isVisible, as: .tabStripVisible)
    (tabStripViewController, self.tabsMediator, self.stripMediator) = (tabStrip, tabsMediator, stripMediator)
  }

  private func disconnect() {
    guard let tabsMediator, let stripMediator else { return }
    browser?.broadcaster.stopBroadcasting(.tabStripVisible)
    dispatcher?.stopDispatching(to: tabsMediator)
    dispatcher?.stopDispatching(to: stripMediator)
    tabsMediator.disconnect()
    stripMediator.disconnect()
    (tabStripViewController, self.tabsMediator, self.stripMediator) = (nil, nil, nil)
  }
}
