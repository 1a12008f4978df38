import ChromeCleanCommands
import ChromeCleanModel
import ChromeCleanUI
import Coordination
import HeadlessUIKit

/// Makes the location bar, which the toolbar's coordinator puts in its place.
package final class LocationBarCoordinator: ChromeCoordinator {
  private var locationBar: LocationBarViewController?
  private var mediator: LocationBarMediator?

  package override var viewController: UIViewController? { locationBar }

  package override func start() {
    guard !isStarted else { return }
    let locationBar = LocationBarViewController()
    let mediator = LocationBarMediator()
    (self.locationBar, self.mediator) = (locationBar, mediator)
    locationBar.dispatcher = dispatcher
    dispatcher?.startDispatching(to: mediator, for: (any LocationBarCommands).self)
    mediator.consumer = locationBar
    mediator.webStateList = browser?.webStateList
    mediator.preferences = browser?.browserState.preferences
    super.start()
  }

  package override func stop() {
    super.stop()
    guard let mediator else { return }
    dispatcher?.stopDispatching(to: mediator)
    mediator.disconnect()
    (self.locationBar, self.mediator) = (nil, nil)
  }
}
