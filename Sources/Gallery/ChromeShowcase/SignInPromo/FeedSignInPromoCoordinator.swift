import ChromeUI
import HeadlessUIKit
import ShowcaseKit

/// Presents the feed's sign-in promo as a half sheet, which each of its buttons takes away.
final class FeedSignInPromoCoordinator: NavigationCoordinator, ConfirmationAlertActionHandler {
  weak var baseViewController: UIViewController?

  func start() {
    let promo = SCFeedSignInPromoViewController()
    promo.actionHandler = self
    promo.modalPresentationStyle = .pageSheet
    promo.sheetPresentationController?.becomeHalfSheet()
    baseViewController?.present(promo, animated: true)
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
