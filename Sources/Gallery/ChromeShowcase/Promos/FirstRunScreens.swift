import ChromeUI
import HeadlessUIKit
import ShowcaseKit

/// Pushes the hero screen, and answers its primary button with an alert.
final class FirstRunHeroScreenCoordinator: PushingCoordinator, PromoStyleViewControllerDelegate {
  override func makeScreen() -> UIViewController {
    let screen = SCFirstRunHeroScreenViewController()
    screen.delegate = self
    return screen
  }

  func didTapPrimaryActionButton() {
    recorder.didTapPrimaryActionButton()
    let alert = UIAlertController(
      title: String(localized: "Primary Button Tapped", table: "FirstRun"),
      message: String(localized: "This is a message from the coordinator.", table: "FirstRun"),
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: String(localized: "OK", table: "FirstRun"), style: .default))
    baseViewController?.present(alert, animated: true)
  }
}

/// Pushes the first run's default screen.
final class FirstRunDefaultScreenCoordinator: PushingCoordinator {
  override func makeScreen() -> UIViewController {
    let screen = SCFirstRunDefaultScreenViewController()
    screen.delegate = recorder
    return screen
  }
}

/// Pushes the first run's scrolling screen.
final class FirstRunScrollingScreenCoordinator: PushingCoordinator {
  override func makeScreen() -> UIViewController {
    let screen = SCFirstRunScrollingScreenViewController()
    screen.delegate = recorder
    return screen
  }
}

/// A first-run screen with a tall banner and a custom button.
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
    specificContentView.fill(with: button)
  }

  private func toggleTitle() {
    primaryActionString = primaryActionString == moreTitle ? acceptTitle : moreTitle
  }
}

/// A first-run screen with three buttons, and an additional text.
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

/// A first-run screen with more text than fits, all of which must be read.
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

extension PromoStyleViewController {
  /// Lets a text take up all of the room for specific content.
  func fillSpecificContent(withText text: String, style: UIFont.TextStyle) {
    let label = UILabel(text, style: style)
    label.textAlignment = .center
    specificContentView.fill(with: label)
  }
}
