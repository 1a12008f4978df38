import ChromeUI
import HeadlessUIKit
import ShowcaseKit

/// Presents the prompt of the user policy as a half sheet, which each of its buttons takes away.
final class UserPolicyPromptCoordinator: NavigationCoordinator, ConfirmationAlertActionHandler {
  weak var baseViewController: UIViewController?

  func start() {
    let prompt = SCUserPolicyPromptViewController()
    prompt.managedDomain = "showcase.com"
    prompt.actionHandler = self
    prompt.modalPresentationStyle = .pageSheet
    prompt.sheetPresentationController?.becomeHalfSheet()
    baseViewController?.present(prompt, animated: true)
  }

  func stop() {
    baseViewController?.dismiss(animated: true)
  }

  func confirmationAlertPrimaryAction() {
    CommandRecorder.current.confirmationAlertPrimaryAction()
    stop()
  }

  func confirmationAlertSecondaryAction() {
    CommandRecorder.current.confirmationAlertSecondaryAction()
    stop()
  }
}
