import Expectations
import ShowcaseKit
import Testing

@testable import ChromeShowcase

/// The registry is Chrome's of December 2023, followed by what only older ones had.
///
/// Classes that are made have lost the prefix `SC`. The two toolbars of the tab grid, one row in Chrome, are two
/// rows here, as each row is for one class.
@Suite struct ChromeTests {
  private static let registry = [
    ["ConsentViewController", "ConsentViewController", "Credential Provider Consent UI"],
    ["LaunchScreenViewController", "LaunchScreenViewController", "Launch screen"],
    [
      "EnterpriseLoadScreenViewController", "EnterpriseLoadScreenViewController", "Enterprise loading screen",
    ],
    [
      "EmptyCredentialsViewController", "EmptyCredentialsViewController",
      "Credential Provider Empty Credentials UI",
    ],
    [
      "StaleCredentialsViewController", "StaleCredentialsViewController",
      "Credential Provider Stale Credentials UI",
    ],
    ["CredentialListViewController", "CredentialListCoordinator", "Credential Provider Credentials List UI"],
    ["SettingsViewController", "SettingsCoordinator", "Main settings screen"],
    ["UITableViewCell", "UIKitTableViewCellViewController", "UIKit Table Cells"],
    ["TextBadgeView", "TextBadgeViewController", "Text badge"],
    ["BubbleViewController", "BubbleCoordinator", "Bubble"],
    ["SideSwipeBubbleView", "SideSwipeBubbleViewController", "Side Swipe Bubble"],
    ["RecentTabsTableViewController", "DarkThemeRecentTabsCoordinator", "Dark theme recent tabs"],
    ["OmniboxPopupViewController", "OmniboxPopupCoordinator", "Omnibox popup table view"],
    ["InfobarBannerViewController", "InfobarBannerCoordinator", "Infobar Banner"],
    ["InfobarBannerViewController", "InfobarBannerNoModalCoordinator", "Infobar Banner No Modal"],
    ["AlertController", "AlertCoordinator", "Alert"],
    ["BadgeViewController", "BadgeCoordinator", "Badge View"],
    ["SaveCardModalViewController", "InfobarModalSaveCardCoordinator", "Save Card Modal"],
    ["SCIncognitoReauthViewController", "SCIncognitoReauthViewController", "Incognito Reauth Blocker"],
    [
      "DefaultBrowserPromoViewController", "DefaultBrowserFullscreenPromoCoordinator",
      "Default Browser Fullscreen Promo UI",
    ],
    ["SCFirstRunHeroScreenViewController", "FirstRunHeroScreenCoordinator", "New FRE hero screen example"],
    [
      "SCFirstRunDefaultScreenViewController", "FirstRunDefaultScreenCoordinator",
      "New FRE default screen example",
    ],
    [
      "SCFirstRunScrollingScreenViewController", "FirstRunScrollingScreenCoordinator",
      "New FRE screen with scrolling example",
    ],
    ["LinkPreviewViewController", "LinkPreviewCoordinator", "Link Preview"],
    ["SCFollowViewController", "SCFollowViewController", "Web Channels First Follow and Follow Mgmt UI"],
    [
      "SCFeedSignInPromoViewController", "FeedSignInPromoCoordinator",
      "Sign in promo half sheet for feed personalization menu options",
    ],
    ["SCUserPolicyPromptViewController", "UserPolicyPromptCoordinator", "User Policy prompt half sheet"],
    [
      "SCContentNotificationPromoViewController", "ContentNotificationFullscreenPromoCoordinator",
      "Contnet Notification fullscreen promo sheet",
    ],
    ["GridViewController", "GridCoordinator", "Grid UI"],
    ["GridCell", "GridCellViewController", "Grid cells"],
    ["TabGridViewController", "TabGridCoordinator", "Full tab grid UI"],
    ["TabGridTopToolbar", "ToolbarsViewController", "Toolbars for tab grid"],
    ["TabGridBottomToolbar", "ToolbarsViewController", "Toolbars for tab grid"],
    ["TopAlignedImageView", "ImageViewController", "ImageView with top aligned aspect fill"],
    ["ContentSuggestionsViewController", "ContentSuggestionsCoordinator", "Content Suggestions UI"],
    ["PaymentRequestEditViewController", "PaymentsEditorCoordinator", "Generic payment request editor"],
    ["PaymentRequestPickerViewController", "PaymentsPickerCoordinator", "Payment request picker view"],
    ["PaymentRequestSelectorViewController", "PaymentsSelectorCoordinator", "Payment request selector view"],
    ["SearchWidgetViewController", "SearchWidgetCoordinator", "Search Widget"],
    ["ContentWidgetViewController", "ContentWidgetCoordinator", "Content Widget"],
    ["TableContainerViewController", "TableContainerCoordinator", "Table View"],
  ]

  @Test func `The use cases are those of Chrome's registry, and the home screen lists them by class`() {
    expectEqual(chrome.name, "Chrome")
    expectEqual(
      chrome.useCases.map { [$0.classForDisplay, $0.classForInstantiation, $0.name] },
      [["ShowcaseViewController", "ShowcaseViewController", "Home screen"]] + Self.registry)
    let rows = chrome.rows.map { [$0.classForDisplay, $0.classForInstantiation, $0.name] }
    let sorted = Self.registry.enumerated().sorted { ($0.element[0], $0.offset) < ($1.element[0], $1.offset) }
    expectEqual(rows, sorted.map(\.element))
  }
}
