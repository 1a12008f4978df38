import ChromeCleanCommands
import ChromeCleanModel
import Coordination
import HeadlessUIKit

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
