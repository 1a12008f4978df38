import ChromeUI
import HeadlessUIKit

/// Presents the feed's sign-in promo.
final class FeedSignInPromoCoordinator: HalfSheetCoordinator {
  override func makeSheet() -> ConfirmationAlertViewController {
    SCFeedSignInPromoViewController()
  }
}
