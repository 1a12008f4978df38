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
