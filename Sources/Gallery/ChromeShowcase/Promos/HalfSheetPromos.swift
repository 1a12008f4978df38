import ChromeUI
import HeadlessUIKit
import ShowcaseKit

/// Presents a confirmation as a half sheet, which each of its buttons dismisses.
@MainActor
protocol HalfSheetCoordinator: NavigationCoordinator, ConfirmationAlertActionHandler {
  /// What the sheet shows.
  func makeSheet() -> ConfirmationAlertViewController
}

extension HalfSheetCoordinator {
  func start() {
    let sheet = makeSheet()
    sheet.actionHandler = self
    sheet.modalPresentationStyle = .pageSheet
    sheet.sheetPresentationController?.becomeHalfSheet()
    baseViewController?.present(sheet, animated: true)
  }

  func stop() {
    baseViewController?.dismiss(animated: true)
  }

  func confirmationAlertPrimaryAction() {
    CommandRecorder.current.confirmationAlertPrimaryAction()
    stop()
  }

  func confirmationAlertSecondaryAction() {
    CommandRecorder.current.confirmationAlertSecondaryAction()
    stop()
  }
}

extension UISheetPresentationController {
  /// Makes it a sheet that covers half of the screen, or all of it when dragged up.
  func becomeHalfSheet() {
    detents = [.medium(), .large()]
    preferredCornerRadius = 20
    prefersEdgeAttachedInCompactHeight = true
  }
}

/// Presents the feed's sign-in promo.
final class FeedSignInPromoCoordinator: HalfSheetCoordinator {
  weak var baseViewController: UIViewController?

  func makeSheet() -> ConfirmationAlertViewController {
    SCFeedSignInPromoViewController()
  }
}

/// Asks the user to sign in for a personal feed.
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

/// Presents the prompt of the user policy.
final class UserPolicyPromptCoordinator: HalfSheetCoordinator {
  weak var baseViewController: UIViewController?

  func makeSheet() -> ConfirmationAlertViewController {
    let prompt = SCUserPolicyPromptViewController()
    prompt.managedDomain = "showcase.com"
    return prompt
  }
}

/// Informs the user that an organization manages the browser.
final class SCUserPolicyPromptViewController: ConfirmationAlertViewController {
  /// The organization's domain.
  var managedDomain = ""

  override func loadView() {
    titleText = String(localized: "Your Browser Is Managed", table: Self.table)
    subtitleText = String(
      localized:
        "Your account belongs to \(managedDomain). The administrators can change settings of this browser.",
      table: Self.table)
    primaryActionString = String(localized: "Continue", table: Self.table)
    secondaryActionString = String(localized: "Sign Out", table: Self.table)
    super.loadView()
  }

  private static let table = "UserPolicy"
}
