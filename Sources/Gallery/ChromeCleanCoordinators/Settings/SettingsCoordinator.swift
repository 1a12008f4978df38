import ChromeCleanCommands
import ChromeCleanModel
import ChromeCleanUI
import Coordination
import HeadlessUIKit

/// Shows the settings, as long as it is started.
///
/// The coordinator that starts it handles ``SettingsCommands`` and stops it.
package final class SettingsCoordinator: ScreenCoordinator<UINavigationController> {
  package override func childCoordinatorDidStart(_ child: ChromeCoordinator) {
    guard let presented = child.viewController else { return }
    screen?.present(presented, animated: true)
  }

  package override func childCoordinatorWillStop(_ child: ChromeCoordinator) {
    removeChild(child)
  }

  override func makeScreen() -> UINavigationController {
    let settings = SettingsViewController()
    settings.dispatcher = dispatcher
    let mediator = SettingsMediator()
    mediator.preferences = browser?.browserState.preferences
    mediator.browsingData = browser?.browserState.browsingData
    mediator.consumer = settings
    dispatcher?.startDispatching(to: mediator, for: (any PreferencesCommands).self)
    dispatcher?.startDispatching(to: self, for: (any BrowsingDataConfirmationCommands).self)
    keep(mediator)
    return UINavigationController(rootViewController: settings)
  }

  override func disconnect() {
    dispatcher?.stopDispatching(to: self)
    super.disconnect()
  }
}

extension SettingsCoordinator: BrowsingDataConfirmationCommands {
  package func confirmClearingBrowsingData() {
    let confirmation = ClearBrowsingDataCoordinator()
    addChild(confirmation)
    confirmation.start()
  }
}
