import ChromeCleanCommands
import ChromeCleanModel
import ChromeCleanUI
import Coordination
import HeadlessUIKit

/// Makes the view controller of the active page.
package final class WebContentsCoordinator: ChromeCoordinator {
  private var webContents: WebContentsViewController?
  private var mediator: WebContentsMediator?

  package override var viewController: UIViewController? { webContents }

  package override func start() {
    guard !isStarted else { return }
    let webContents = WebContentsViewController()
    let mediator = WebContentsMediator()
    (self.webContents, self.mediator) = (webContents, mediator)
    webContents.dispatcher = dispatcher
    dispatcher?.startDispatching(to: mediator, for: (any WebContentsCommands).self)
    mediator.consumer = webContents
    mediator.pageLibrary = browser?.browserState.pageLibrary
    mediator.pageSearch = browser?.pageSearch
    mediator.webStateList = browser?.webStateList
    super.start()
  }

  package override func stop() {
    super.stop()
    guard let mediator else { return }
    dispatcher?.stopDispatching(to: mediator)
    mediator.disconnect()
    (self.webContents, self.mediator) = (nil, nil)
  }
}
