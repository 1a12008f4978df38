import ChromeCleanCommands
import ChromeCleanModel
import ChromeCleanUI
import Coordination
import HeadlessUIKit

/// Shows the settings while it is started.
///
/// The coordinator that starts it handles ``SettingsCommands`` and stops it.
package final class SettingsCoordinator: ScreenCoordinator<UINavigationController> {
  package override func childCoordinatorDidStart(_ child: ChromeCoordinator) {
    guard let presented = child.viewController else { return }
    screen?.present(presented, animated: true)
  }

  package override func childCoordinatorWillStop(_ child: ChromeCoordinator) {
    // The confirmation has stopped by itself, and is no longer needed.
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

/// Asks the user to confirm that visited pages are forgotten; stops itself after the answer.
final class ClearBrowsingDataCoordinator: ChromeCoordinator {
  private var alert: UIAlertController?

  override var viewController: UIViewController? { alert }

  override func start() {
    if !isStarted { alert = makeAlert() }
    super.start()
  }

  override func stop() {
    super.stop()
    // A stop may be refused: see `ScreenCoordinator.stop()`.
    if !isStarted { dismissAlert() }
  }

  private func makeAlert() -> UIAlertController {
    let alert = UIAlertController(
      title: "Clear Browsing Data?", message: "All visited pages will be forgotten.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { [weak self] _ in self?.stop() })
    alert.addAction(
      UIAlertAction(title: "Clear", style: .destructive) { [weak self] _ in
        self?.dispatcher?.clearBrowsingData()
        self?.stop()
      })
    return alert
  }

  private func dismissAlert() {
    alert?.presentingViewController?.dismiss(animated: false)
    alert = nil
  }
}
