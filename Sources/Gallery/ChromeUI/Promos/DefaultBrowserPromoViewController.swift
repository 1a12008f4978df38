import HeadlessUIKit

/// Asks the user to make Chrome the browser that opens links.
package final class DefaultBrowserPromoViewController: ConfirmationAlertViewController {
  package override func loadView() {
    image = UIImage(named: "default_browser_illustration", size: CGSize(width: 240, height: 180))
    titleText = String(localized: "Open Links in Chrome", table: Self.table)
    subtitleText = String(
      localized: "Make Chrome your default browser, and tapped links open in it from any app.",
      table: Self.table)
    primaryActionString = String(localized: "Open Settings", table: Self.table)
    secondaryActionString = String(localized: "No Thanks", table: Self.table)
    super.loadView()
  }

  private static let table = "DefaultBrowser"
}
