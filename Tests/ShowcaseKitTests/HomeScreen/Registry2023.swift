import HeadlessUIKit
import ShowcaseKit

/// The use cases of Chrome's Showcase of December 2023, in the order of its registry.
enum Registry2023 {
  static let showcase = Showcase("Chrome") {
    UseCase("Credential Provider Consent UI", of: ConsentViewController.self)
    UseCase("Launch screen", of: LaunchScreenViewController.self)
    UseCase("Enterprise loading screen", of: EnterpriseLoadScreenViewController.self)
    UseCase("Credential Provider Empty Credentials UI", of: EmptyCredentialsViewController.self)
    UseCase("Credential Provider Stale Credentials UI", of: StaleCredentialsViewController.self)
    UseCase("Credential Provider Credentials List UI", of: CredentialListViewController.self)
    UseCase("Main settings screen", of: SettingsViewController.self)
    UseCase("UIKit Table Cells", of: UITableViewCell.self, in: Glue.self)
    UseCase("Text badge", of: TextBadgeView.self, in: Glue.self)
    UseCase("Bubble", of: BubbleViewController.self)
    UseCase("Side Swipe Bubble", of: SideSwipeBubbleView.self, in: Glue.self)
    UseCase("Dark theme recent tabs", of: RecentTabsTableViewController.self)
    UseCase("Omnibox popup table view", of: OmniboxPopupViewController.self)
    UseCase("Infobar Banner", of: InfobarBannerViewController.self)
    UseCase("Infobar Banner No Modal", of: InfobarBannerViewController.self)
    UseCase("Alert", of: AlertController.self)
    UseCase("Badge View", of: BadgeViewController.self)
    UseCase("Save Card Modal", of: SaveCardModalViewController.self)
    UseCase("Incognito Reauth Blocker", of: SCIncognitoReauthViewController.self)
    UseCase("Default Browser Fullscreen Promo UI", of: DefaultBrowserPromoViewController.self)
    UseCase("New FRE hero screen example", of: SCFirstRunHeroScreenViewController.self)
    UseCase("New FRE default screen example", of: SCFirstRunDefaultScreenViewController.self)
    UseCase("New FRE screen with scrolling example", of: SCFirstRunScrollingScreenViewController.self)
    UseCase("Link Preview", of: LinkPreviewViewController.self)
    UseCase("Web Channels First Follow and Follow Mgmt UI", of: SCFollowViewController.self)
    UseCase(
      "Sign in promo half sheet for feed personalization menu options",
      of: SCFeedSignInPromoViewController.self)
    UseCase("User Policy prompt half sheet", of: SCUserPolicyPromptViewController.self)
    UseCase("Contnet Notification fullscreen promo sheet", of: SCContentNotificationPromoViewController.self)
  }

  final class Glue: UIViewController {}
  final class AlertController: UIViewController {}
  final class BadgeViewController: UIViewController {}
  final class BubbleViewController: UIViewController {}
  final class ConsentViewController: UIViewController {}
  final class CredentialListViewController: UIViewController {}
  final class DefaultBrowserPromoViewController: UIViewController {}
  final class EmptyCredentialsViewController: UIViewController {}
  final class EnterpriseLoadScreenViewController: UIViewController {}
  final class InfobarBannerViewController: UIViewController {}
  final class LaunchScreenViewController: UIViewController {}
  final class LinkPreviewViewController: UIViewController {}
  final class OmniboxPopupViewController: UIViewController {}
  final class RecentTabsTableViewController: UIViewController {}
  final class SCContentNotificationPromoViewController: UIViewController {}
  final class SCFeedSignInPromoViewController: UIViewController {}
  final class SCFirstRunDefaultScreenViewController: UIViewController {}
  final class SCFirstRunHeroScreenViewController: UIViewController {}
  final class SCFirstRunScrollingScreenViewController: UIViewController {}
  final class SCFollowViewController: UIViewController {}
  final class SCIncognitoReauthViewController: UIViewController {}
  final class SCUserPolicyPromptViewController: UIViewController {}
  final class SaveCardModalViewController: UIViewController {}
  final class SettingsViewController: UIViewController {}
  final class SideSwipeBubbleView: UIView {}
  final class StaleCredentialsViewController: UIViewController {}
  final class TextBadgeView: UIView {}
}
