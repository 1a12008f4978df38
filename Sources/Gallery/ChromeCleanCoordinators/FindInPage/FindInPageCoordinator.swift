import ChromeCleanCommands
import ChromeCleanModel
import ChromeCleanUI
import Coordination
import HeadlessUIKit

/// Makes the bar that finds text in the page; when it stops nothing is marked any more.
package final class FindInPageCoordinator: ChromeCoordinator {
  private var findInPage: FindInPageViewController?
  private var mediator: FindInPageMediator?

  package override var viewController: UIViewController? { findInPage }

  package override func start() {
    guard !isStarted else { return }
    let findInPage = FindInPageViewController()
    let mediator = FindInPageMediator()
    (self.findInPage, self.mediator) = (findInPage, mediator)
    findInPage.dispatcher = dispatcher
    dispatcher?.startDispatching(to: mediator, for: (any FindInPageSearchCommands).self)
    mediator.consumer = findInPage
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
    (self.findInPage, self.mediator) = (nil, nil)
  }
}
