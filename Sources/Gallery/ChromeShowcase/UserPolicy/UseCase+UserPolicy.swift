import ChromeUI
import ShowcaseKit

extension UseCase {
  /// A half sheet that tells who manages the account.
  static let userPolicyPrompt = UseCase(
    "User Policy prompt half sheet", of: SCUserPolicyPromptViewController.self,
    coordinator: UserPolicyPromptCoordinator.self)
}
