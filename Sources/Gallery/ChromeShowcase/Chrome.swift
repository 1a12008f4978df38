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
  UseCase("Alert", of: AlertController.self, coordinator: AlertCoordinator.self)
}
