import ChromeUI
import HeadlessUIKit

/// Presents the feed's sign-in promo.
final class FeedSignInPromoCoordinator: HalfSheetCoordinator {
  weak var baseViewController: UIViewController?

  func makeSheet() -> ConfirmationAlertViewController {
    SCFeedSignInPromoViewController()
  }
}
