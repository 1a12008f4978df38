import ChromeUI
import HeadlessUIKit

/// A first run screen with three buttons, and one text more.
final class SCFirstRunDefaultScreenViewController: PromoStyleViewController {
  override func loadView() {
    banner = PromoBanner(imageNamed: "first_run_illustration")
    titleText = String(localized: "Default Screen", table: "FirstRun")
    subtitleText = String(
      localized: "A subtitle that tells in a sentence what the screen is for.", table: "FirstRun")
    primaryActionString = String(localized: "Accept and continue", table: "FirstRun")
    secondaryActionString = String(localized: "Not now", table: "FirstRun")
    tertiaryActionString = String(localized: "Customize sync", table: "FirstRun")
    super.loadView()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    fillSpecificContent(
      withText: String(localized: "What only this screen has stands here.", table: "FirstRun"),
      style: .footnote)
  }
}
