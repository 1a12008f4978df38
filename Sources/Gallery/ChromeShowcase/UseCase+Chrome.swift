import ChromeUI
import HeadlessUIKit
import ShowcaseKit

extension UseCase {
  /// The consent to fill in passwords outside of Chrome.
  static let credentialProviderConsent = UseCase(
    "Credential Provider Consent UI", of: ConsentViewController.self)

  /// The screen shown while Chrome starts.
  static let launchScreen = UseCase(
    "Launch screen", of: LaunchScreenViewController.self)

  /// The screen shown while the policies of an organization load.
  static let enterpriseLoadScreen = UseCase(
    "Enterprise loading screen", of: EnterpriseLoadScreenViewController.self)

  /// The credential provider without saved passwords.
  static let credentialProviderEmptyCredentials = UseCase(
    "Credential Provider Empty Credentials UI", of: EmptyCredentialsViewController.self)

  /// The credential provider with outdated passwords.
  static let credentialProviderStaleCredentials = UseCase(
    "Credential Provider Stale Credentials UI", of: StaleCredentialsViewController.self)

  /// Suggested and all other credentials, filtered by the search bar.
  static let credentialProviderCredentialsList = UseCase(
    "Credential Provider Credentials List UI", of: CredentialListViewController.self,
    coordinator: CredentialListCoordinator.self)

  /// A bare view controller instead of the settings.
  static let mainSettings = UseCase(
    "Main settings screen", of: SettingsViewController.self, coordinator: SettingsCoordinator.self)

  /// A standard cell in each of its four styles.
  static let uiKitTableCells = UseCase(
    "UIKit Table Cells", of: UITableViewCell.self, in: UIKitTableViewCellViewController.self)

  /// One badge in the middle of the screen.
  static let textBadge = UseCase(
    "Text badge", of: TextBadgeView.self, in: TextBadgeViewController.self)

  /// A bubble that points at an anchor near the top.
  static let bubble = UseCase(
    "Bubble", of: BubbleViewController.self, coordinator: BubbleCoordinator.self)

  /// A bubble over a hand that swipes, gone after three cycles or by its button.
  static let sideSwipeBubble = UseCase(
    "Side Swipe Bubble", of: SideSwipeBubbleView.self, in: SideSwipeBubbleViewController.self)

  /// The recently closed tabs, dark in every appearance.
  static let darkThemeRecentTabs = UseCase(
    "Dark theme recent tabs", of: RecentTabsTableViewController.self,
    coordinator: DarkThemeRecentTabsCoordinator.self)

  /// Suggestions of every kind below the omnibox; the first one is preselected.
  static let omniboxPopup = UseCase(
    "Omnibox popup table view", of: OmniboxPopupViewController.self, coordinator: OmniboxPopupCoordinator.self
  )

  /// A banner whose gear opens a modal.
  static let infobarBanner = UseCase(
    "Infobar Banner", of: InfobarBannerViewController.self, coordinator: InfobarBannerCoordinator.self)

  /// A banner without a gear, as it presents no modal.
  static let infobarBannerNoModal = UseCase(
    "Infobar Banner No Modal", of: InfobarBannerViewController.self,
    coordinator: InfobarBannerNoModalCoordinator.self)

  /// Buttons that bring up the alerts of websites and of permissions.
  static let alert = UseCase(
    "Alert", of: AlertController.self, coordinator: AlertCoordinator.self)

  /// The omnibox's badges with buttons that change them.
  static let badges = UseCase(
    "Badge View", of: BadgeViewController.self, coordinator: BadgeCoordinator.self)

  /// A credit card to save, in the modal of an infobar.
  static let saveCardModal = UseCase(
    "Save Card Modal", of: SaveCardModalViewController.self,
    coordinator: InfobarModalSaveCardCoordinator.self)

  /// The cover over incognito tabs until their owner unlocks them.
  static let incognitoReauth = UseCase(
    "Incognito Reauth Blocker", of: SCIncognitoReauthViewController.self)

  /// The full screen that asks to make Chrome the default browser.
  static let defaultBrowserPromo = UseCase(
    "Default Browser Fullscreen Promo UI", of: DefaultBrowserPromoViewController.self,
    coordinator: DefaultBrowserFullscreenPromoCoordinator.self)

  /// A first-run screen with a tall banner and a custom button.
  static let firstRunHeroScreen = UseCase(
    "New FRE hero screen example", of: SCFirstRunHeroScreenViewController.self,
    coordinator: FirstRunHeroScreenCoordinator.self)

  /// A first-run screen with a banner of standard height and three actions.
  static let firstRunDefaultScreen = UseCase(
    "New FRE default screen example", of: SCFirstRunDefaultScreenViewController.self,
    coordinator: FirstRunDefaultScreenCoordinator.self)

  /// A first-run screen that must be read to its end.
  static let firstRunScrollingScreen = UseCase(
    "New FRE screen with scrolling example", of: SCFirstRunScrollingScreenViewController.self,
    coordinator: FirstRunScrollingScreenCoordinator.self)

  /// A page that is still loading, before its link is followed.
  static let linkPreview = UseCase(
    "Link Preview", of: LinkPreviewViewController.self, coordinator: LinkPreviewCoordinator.self)

  /// Buttons that bring up the screens around followed websites.
  static let follow = UseCase(
    "Web Channels First Follow and Follow Mgmt UI", of: SCFollowViewController.self)

  /// A half sheet that asks the user to sign in for a personal feed.
  static let feedSignInPromo = UseCase(
    "Sign in promo half sheet for feed personalization menu options",
    of: SCFeedSignInPromoViewController.self,
    coordinator: FeedSignInPromoCoordinator.self)

  /// A half sheet about the organization that manages the account.
  static let userPolicyPrompt = UseCase(
    "User Policy prompt half sheet", of: SCUserPolicyPromptViewController.self,
    coordinator: UserPolicyPromptCoordinator.self)

  /// The full screen that asks for notifications; the typo in its name is Chrome's.
  static let contentNotificationPromo = UseCase(
    "Contnet Notification fullscreen promo sheet", of: SCContentNotificationPromoViewController.self,
    coordinator: ContentNotificationFullscreenPromoCoordinator.self)

  /// Twenty tabs in a grid; the first one is selected.
  static let grid = UseCase(
    "Grid UI", of: GridViewController.self, coordinator: GridCoordinator.self)

  /// Cells of several sizes, one of them in the dark theme.
  static let gridCells = UseCase(
    "Grid cells", of: GridCell.self, in: GridCellViewController.self)

  /// The whole tab grid: a page of incognito tabs and one of regular ones.
  static let tabGrid = UseCase(
    "Full tab grid UI", of: TabGridViewController.self, coordinator: TabGridCoordinator.self)

  /// The tab grid's toolbars: the row of the upper one.
  static let tabGridTopToolbar = UseCase(
    "Toolbars for tab grid", of: TabGridTopToolbar.self, in: ToolbarsViewController.self)

  /// The tab grid's toolbars: the row of the lower one.
  static let tabGridBottomToolbar = UseCase(
    "Toolbars for tab grid", of: TabGridBottomToolbar.self, in: ToolbarsViewController.self)

  /// One picture filled from its middle and once more from its top.
  static let topAlignedImage = UseCase(
    "ImageView with top aligned aspect fill", of: TopAlignedImageView.self, in: ImageViewController.self)

  /// Most visited sites, a reading list and articles, as on a new tab.
  static let contentSuggestions = UseCase(
    "Content Suggestions UI", of: ContentSuggestionsViewController.self,
    coordinator: ContentSuggestionsCoordinator.self)

  /// A form with fields of every kind, each checked when it is left.
  static let paymentRequestEditor = UseCase(
    "Generic payment request editor", of: PaymentRequestEditViewController.self,
    coordinator: PaymentsEditorCoordinator.self)

  /// Countries by their first letters; one of them is selected.
  static let paymentRequestPicker = UseCase(
    "Payment request picker view", of: PaymentRequestPickerViewController.self,
    coordinator: PaymentsPickerCoordinator.self)

  /// Cards to choose from, edit and add to.
  static let paymentRequestSelector = UseCase(
    "Payment request selector view", of: PaymentRequestSelectorViewController.self,
    coordinator: PaymentsSelectorCoordinator.self)

  /// The widget that starts a search in Chrome.
  static let searchWidget = UseCase(
    "Search Widget", of: SearchWidgetViewController.self, coordinator: SearchWidgetCoordinator.self)

  /// The widget of the most visited sites.
  static let contentWidget = UseCase(
    "Content Widget", of: ContentWidgetViewController.self, coordinator: ContentWidgetCoordinator.self)

  /// A table in the container that Chrome's tables share.
  static let tableContainer = UseCase(
    "Table View", of: TableContainerViewController.self, coordinator: TableContainerCoordinator.self)
}
