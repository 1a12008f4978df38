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
}
