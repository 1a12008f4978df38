import ChromeUI
import HeadlessUIKit

/// Asks the user to sign in, so that the feed can be made their own.
final class SCFeedSignInPromoViewController: ConfirmationAlertViewController {
  override func loadView() {
    titleText = String(localized: "Sign In to Make the Feed Your Own", table: Self.table)
    subtitleText = String(
      localized: "To choose what the feed shows you, sign in to your account first.", table: Self.table)
    primaryActionString = String(localized: "Continue", table: Self.table)
    secondaryActionString = String(localized: "Cancel", table: Self.table)
    super.loadView()
  }

  private static let table = "SignInPromo"
}
