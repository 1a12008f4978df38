import HeadlessUIKit

/// Tells that there are no passwords to fill in yet.
package final class EmptyCredentialsViewController: ConfirmationAlertViewController {
  package override func loadView() {
    image = UIImage(named: "empty_credentials_illustration", size: CGSize(width: 200, height: 160))
    titleText = String(localized: "No Saved Passwords", table: "CredentialProvider")
    subtitleText = String(
      localized: "Passwords that you save in Chrome will be offered here.", table: "CredentialProvider")
    super.loadView()
  }
}
