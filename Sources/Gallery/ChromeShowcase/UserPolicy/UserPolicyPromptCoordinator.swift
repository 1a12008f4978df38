import ChromeUI
import HeadlessUIKit

/// Presents the prompt of the user policy.
final class UserPolicyPromptCoordinator: HalfSheetCoordinator {
  weak var baseViewController: UIViewController?

  func makeSheet() -> ConfirmationAlertViewController {
    let prompt = SCUserPolicyPromptViewController()
    prompt.managedDomain = "showcase.com"
    return prompt
  }
}
