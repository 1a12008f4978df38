import HeadlessUIKit

/// Asks whether Chrome may fill in passwords in other apps.
package final class ConsentViewController: PromoStyleViewController {
  package override func loadView() {
    banner = PromoBanner(imageNamed: "consent_illustration")
    titleText = String(localized: "Use Chrome Passwords in Other Apps", table: Self.table)
    subtitleText = String(
      localized:
        "The passwords that you saved in Chrome can be filled in wherever you sign in on this device.",
      table: Self.table)
    primaryActionString = String(localized: "Turn On", table: Self.table)
    learnMoreLabel = String(localized: "Learn More", table: Self.table)
    super.loadView()
  }

  private static let table = "CredentialProvider"
}

/// Informs the user that there are no passwords to fill in yet.
package final class EmptyCredentialsViewController: ConfirmationAlertViewController {
  package override func loadView() {
    image = UIImage(named: "empty_credentials_illustration", size: CGSize(width: 200, height: 160))
    titleText = String(localized: "No Saved Passwords", table: "CredentialProvider")
    subtitleText = String(
      localized: "Passwords that you save in Chrome will be offered here.", table: "CredentialProvider")
    super.loadView()
  }
}

/// Informs the user that the passwords are too old to be filled in.
package final class StaleCredentialsViewController: ConfirmationAlertViewController {
  package override func loadView() {
    image = UIImage(named: "empty_credentials_illustration", size: CGSize(width: 200, height: 160))
    titleText = String(localized: "Passwords Are Out of Date", table: "CredentialProvider")
    subtitleText = String(
      localized: "Open Chrome once to bring your saved passwords up to date.", table: "CredentialProvider")
    super.loadView()
  }
}
