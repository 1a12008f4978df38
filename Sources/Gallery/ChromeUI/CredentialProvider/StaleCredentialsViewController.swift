import HeadlessUIKit

/// Tells that the passwords are too old to be filled in.
package final class StaleCredentialsViewController: ConfirmationAlertViewController {
  package override func loadView() {
    image = UIImage(named: "empty_credentials_illustration", size: CGSize(width: 200, height: 160))
    titleText = String(localized: "Passwords Are Out of Date", table: "CredentialProvider")
    subtitleText = String(
      localized: "Open Chrome once to bring your saved passwords up to date.", table: "CredentialProvider")
    super.loadView()
  }
}
