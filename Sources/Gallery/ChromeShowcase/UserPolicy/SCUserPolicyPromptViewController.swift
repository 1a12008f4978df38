import ChromeUI
import HeadlessUIKit

/// Tells that an organization manages the user's browser.
final class SCUserPolicyPromptViewController: ConfirmationAlertViewController {
  /// The organization's domain.
  var managedDomain = ""

  override func loadView() {
    titleText = String(localized: "Your Browser Is Managed", table: Self.table)
    subtitleText = String(
      localized:
        "Your account belongs to \(managedDomain). The administrators can change settings of this browser.",
      table: Self.table)
    primaryActionString = String(localized: "Continue", table: Self.table)
    secondaryActionString = String(localized: "Sign Out", table: Self.table)
    super.loadView()
  }

  private static let table = "UserPolicy"
}
