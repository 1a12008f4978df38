import ChromeUI
import HeadlessUIKit

/// A first run screen with a tall banner and a button of its own.
final class SCFirstRunHeroScreenViewController: PromoStyleViewController {
  private let moreTitle = String(localized: "More", table: "FirstRun")
  private let acceptTitle = String(localized: "Accept and Continue", table: "FirstRun")

  override func loadView() {
    banner = PromoBanner(imageNamed: "hero_illustration", size: .tall)
    titleText = String(localized: "Hero Screen", table: "FirstRun")
    primaryActionString = acceptTitle
    super.loadView()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = ActionButton(prominence: .secondary)
    button.setTitle(String(localized: "Custom button", table: "FirstRun"), for: .normal)
    button.accessibilityIdentifier = "kSCFirstRunCustomButtonAccessibilityIdentifier"
    button.addAction(UIAction { [unowned self] _ in toggleTitle() }, for: .touchUpInside)
    fillSpecificContent(with: button)
  }

  private func toggleTitle() {
    primaryActionString = primaryActionString == moreTitle ? acceptTitle : moreTitle
  }
}
