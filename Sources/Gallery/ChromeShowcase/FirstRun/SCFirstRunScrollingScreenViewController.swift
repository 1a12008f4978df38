import ChromeUI
import HeadlessUIKit

/// A first run screen with more text than fits, all of which must be seen.
final class SCFirstRunScrollingScreenViewController: PromoStyleViewController {
  override func loadView() {
    banner = PromoBanner(imageNamed: "first_run_illustration")
    titleText = String(localized: "Scrolling Screen", table: "FirstRun")
    primaryActionString = String(localized: "Continue", table: "FirstRun")
    readMoreString = String(localized: "Read more", table: "FirstRun")
    scrollToEndMandatory = true
    super.loadView()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let text = Array(repeating: Self.loremIpsum, count: 16).joined(separator: "\n\n")
    fillSpecificContent(withText: text, style: .body)
  }

  private static let loremIpsum = """
    Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore \
    magna aliqua. Ut enim ad minim veniam, quis nostrud exercitation ullamco laboris nisi ut aliquip ex ea commodo \
    consequat.
    """
}
