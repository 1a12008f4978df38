import ChromeUI
import HeadlessUIKit
import ShowcaseKit

/// Chrome for iOS's Showcase.
public let chrome = Showcase("Chrome", stringCatalogs: { try StringCatalog.chrome.get() }) {
  UseCase.homeScreen
  UseCase(
    "Main settings screen", of: SettingsViewController.self, coordinator: SettingsCoordinator.self)
  UseCase("UIKit Table Cells", of: UITableViewCell.self, in: UIKitTableViewCellViewController.self)
  UseCase("Text badge", of: TextBadgeView.self, in: TextBadgeViewController.self)
  UseCase("Bubble", of: BubbleViewController.self, coordinator: BubbleCoordinator.self)
  UseCase("Side Swipe Bubble", of: SideSwipeBubbleView.self, in: SideSwipeBubbleViewController.self)
  UseCase("Infobar Banner", of: InfobarBannerViewController.self, coordinator: InfobarBannerCoordinator.self)
  UseCase(
    "Infobar Banner No Modal", of: InfobarBannerViewController.self,
    coordinator: InfobarBannerNoModalCoordinator.self)
  UseCase("Alert", of: AlertController.self, coordinator: AlertCoordinator.self)
  UseCase("Badge View", of: BadgeViewController.self, coordinator: BadgeCoordinator.self)
}
