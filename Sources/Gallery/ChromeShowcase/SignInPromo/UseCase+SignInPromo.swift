import ChromeUI
import ShowcaseKit

extension UseCase {
  /// A half sheet that asks to sign in for a feed of one's own.
  static let feedSignInPromo = UseCase(
    "Sign in promo half sheet for feed personalization menu options",
    of: SCFeedSignInPromoViewController.self,
    coordinator: FeedSignInPromoCoordinator.self)
}
