import ChromeUI
import HeadlessUIKit
import ShowcaseKit

/// Chrome for iOS's Showcase.
public let chrome = Showcase("Chrome", stringCatalogs: { try StringCatalog.chrome.get() }) {
  UseCase.homeScreen
  UseCase("Credential Provider Consent UI", of: ConsentViewController.self)
  UseCase("Launch screen", of: LaunchScreenViewController.self)
  UseCase("Enterprise loading screen", of: EnterpriseLoadScreenViewController.self)
  UseCase("Credential Provider Empty Credentials UI", of: EmptyCredentialsViewController.self)
  UseCase("Credential Provider Stale Credentials UI", of: StaleCredentialsViewController.self)
  UseCase(
    "Credential Provider Credentials List UI", of: CredentialListViewController.self,
    coordinator: CredentialListCoordinator.self)
  UseCase(
    "Main settings screen", of: SettingsViewController.self, coordinator: SettingsCoordinator.self)
  UseCase("UIKit Table Cells", of: UITableViewCell.self, in: UIKitTableViewCellViewController.self)
  UseCase("Text badge", of: TextBadgeView.self, in: TextBadgeViewController.self)
  UseCase("Bubble", of: BubbleViewController.self, coordinator: BubbleCoordinator.self)
  UseCase("Side Swipe Bubble", of: SideSwipeBubbleView.self, in: SideSwipeBubbleViewController.self)
  UseCase(
    "Dark theme recent tabs", of: RecentTabsTableViewController.self,
    coordinator: DarkThemeRecentTabsCoordinator.self)
  UseCase(
    "Omnibox popup table view", of: OmniboxPopupViewController.self, coordinator: OmniboxPopupCoordinator.self
  )
  UseCase("Infobar Banner", of: InfobarBannerViewController.self, coordinator: InfobarBannerCoordinator.self)
  UseCase(
    "Infobar Banner No Modal", of: InfobarBannerViewController.self,
    coordinator: InfobarBannerNoModalCoordinator.self)
  UseCase("Alert", of: AlertController.self, coordinator: AlertCoordinator.self)
  UseCase("Badge View", of: BadgeViewController.self, coordinator: BadgeCoordinator.self)
  UseCase(
    "Save Card Modal", of: SaveCardModalViewController.self,
    coordinator: InfobarModalSaveCardCoordinator.self)
  UseCase("Incognito Reauth Blocker", of: SCIncognitoReauthViewController.self)
  UseCase(
    "Default Browser Fullscreen Promo UI", of: DefaultBrowserPromoViewController.self,
    coordinator: DefaultBrowserFullscreenPromoCoordinator.self)
  UseCase(
    "New FRE hero screen example", of: SCFirstRunHeroScreenViewController.self,
    coordinator: FirstRunHeroScreenCoordinator.self)
  UseCase(
    "New FRE default screen example", of: SCFirstRunDefaultScreenViewController.self,
    coordinator: FirstRunDefaultScreenCoordinator.self)
  UseCase(
    "New FRE screen with scrolling example", of: SCFirstRunScrollingScreenViewController.self,
    coordinator: FirstRunScrollingScreenCoordinator.self)
  UseCase("Link Preview", of: LinkPreviewViewController.self, coordinator: LinkPreviewCoordinator.self)
  UseCase("Web Channels First Follow and Follow Mgmt UI", of: SCFollowViewController.self)
  UseCase(
    "Sign in promo half sheet for feed personalization menu options",
    of: SCFeedSignInPromoViewController.self, coordinator: FeedSignInPromoCoordinator.self)
  UseCase(
    "User Policy prompt half sheet", of: SCUserPolicyPromptViewController.self,
    coordinator: UserPolicyPromptCoordinator.self)
  UseCase(
    "Contnet Notification fullscreen promo sheet", of: SCContentNotificationPromoViewController.self,
    coordinator: ContentNotificationFullscreenPromoCoordinator.self)
  UseCase("Grid UI", of: GridViewController.self, coordinator: GridCoordinator.self)
  UseCase("Grid cells", of: GridCell.self, in: GridCellViewController.self)
  UseCase("Full tab grid UI", of: TabGridViewController.self, coordinator: TabGridCoordinator.self)
  UseCase("Toolbars for tab grid", of: TabGridTopToolbar.self, in: ToolbarsViewController.self)
  UseCase("Toolbars for tab grid", of: TabGridBottomToolbar.self, in: ToolbarsViewController.self)
  UseCase(
    "ImageView with top aligned aspect fill", of: TopAlignedImageView.self, in: ImageViewController.self)
  UseCase(
    "Content Suggestions UI", of: ContentSuggestionsViewController.self,
    coordinator: ContentSuggestionsCoordinator.self)
  UseCase(
    "Generic payment request editor", of: PaymentRequestEditViewController.self,
    coordinator: PaymentsEditorCoordinator.self)
  UseCase(
    "Payment request picker view", of: PaymentRequestPickerViewController.self,
    coordinator: PaymentsPickerCoordinator.self)
  UseCase(
    "Payment request selector view", of: PaymentRequestSelectorViewController.self,
    coordinator: PaymentsSelectorCoordinator.self)
  UseCase("Search Widget", of: SearchWidgetViewController.self, coordinator: SearchWidgetCoordinator.self)
  UseCase("Content Widget", of: ContentWidgetViewController.self, coordinator: ContentWidgetCoordinator.self)
  UseCase("Table View", of: TableContainerViewController.self, coordinator: TableContainerCoordinator.self)
}
