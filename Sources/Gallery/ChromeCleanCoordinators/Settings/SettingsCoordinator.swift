import ChromeCleanCommands
import ChromeCleanModel
import ChromeCleanUI
import Coordination
import HeadlessUIKit

/// Shows the settings, as long as it is started.
///
/// Whoever starts it handles ``SettingsCommands``, and stops it.
package final class SettingsCoordinator: ChromeCoordinator {
  private var navigationController: UINavigationController?
  private var mediator: SettingsMediator?

  package override var viewController: UIViewController? { navigationController }

  package override func start() {
    if !isStarted { connect() }
    super.start()
  }

  package override func stop() {
    super.stop()
    if !isStarted { disconnect() }
  }

  package override func childCoordinatorDidStart(_ child: ChromeCoordinator) {
    guard let presented = child.viewController else { return }
    navigationController?.present(presented, animated: true)
  }

  package override func childCoordinatorWillStop(_ child: ChromeCoordinator) {
    removeChild(child)
  }

  private func connect() {
    let settings = SettingsViewController()
    settings.dispatcher = dispatcher
    let mediator = SettingsMediator()
    mediator.preferences = browser?.browserState.preferences
    mediator.browsingData = browser?.browserState.browsingData
    mediator.consumer = settings
    dispatcher?.startDispatching(to: mediator, for: (any PreferencesCommands).self)
    dispatcher?.startDispatching(to: self, for: (any BrowsingDataConfirmationCommands).self)
    (navigationController, self.mediator) = (UINavigationController(rootViewController: settings), mediator)
  }

  private func disconnect() {
    guard let mediator else { return }
    dispatcher?.stopDispatching(to: self)
    dispatcher?.stopDispatching(to: mediator)
    mediator.disconnect()
    (navigationController, self.mediator) = (nil, nil)
  }
}
