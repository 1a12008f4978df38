import Expectations
import HeadlessUIKit
import ShowcaseKit
import Testing

@Suite struct ShowcaseTests {
  @Test func `Rows are sorted by class alone; those of one class keep their order`() {
    let rows = Registry2023.showcase.rows
    expectEqual(
      rows.map(\.classForDisplay),
      [
        "AlertController", "BadgeViewController", "BubbleViewController", "ConsentViewController",
        "CredentialListViewController", "DefaultBrowserPromoViewController", "EmptyCredentialsViewController",
        "EnterpriseLoadScreenViewController", "InfobarBannerViewController", "InfobarBannerViewController",
        "LaunchScreenViewController", "LinkPreviewViewController", "OmniboxPopupViewController",
        "RecentTabsTableViewController", "SCContentNotificationPromoViewController",
        "SCFeedSignInPromoViewController", "SCFirstRunDefaultScreenViewController",
        "SCFirstRunHeroScreenViewController", "SCFirstRunScrollingScreenViewController",
        "SCFollowViewController", "SCIncognitoReauthViewController", "SCUserPolicyPromptViewController",
        "SaveCardModalViewController", "SettingsViewController", "SideSwipeBubbleView",
        "StaleCredentialsViewController", "TextBadgeView", "UITableViewCell",
      ])
    expectEqual(rows[8...9].map(\.name), ["Infobar Banner", "Infobar Banner No Modal"])
    // A tie keeps the order of the registry, whatever the names.
    let showcase = Showcase("S") {
      UseCase("z", of: UIViewController.self)
      UseCase("a", of: UIViewController.self)
      UseCase("m", of: UIViewController.self)
    }
    expectEqual(showcase.rows.map(\.name), ["z", "a", "m"])
  }

  @Test func `The home screen does not list itself`() {
    let showcase = Showcase("S") {
      UseCase.homeScreen
      UseCase("a", of: UIViewController.self)
    }
    expectEqual(showcase.useCases.map(\.name), ["Home screen", "a"])
    expectEqual(showcase.rows.map(\.name), ["a"])
  }

  @Test func `A list may hold conditions and loops`() {
    forEachRow([true, false]) { isIncluded in
      let showcase = Showcase("S") {
        if isIncluded { UseCase("if", of: UIViewController.self) }
        if isIncluded {
          UseCase("then", of: UIViewController.self)
        } else {
          UseCase("else", of: UIViewController.self)
        }
        for number in 1...2 { UseCase("\(number)", of: UIViewController.self) }
      }
      expectEqual(
        showcase.useCases.map(\.name), (isIncluded ? ["if", "then", "1", "2"] : ["else", "1", "2"]))
    }
  }
}
