import ChromeUI
import ShowcaseKit

extension UseCase {
  /// A bare view controller in the settings' place.
  static let mainSettings = UseCase(
    "Main settings screen", of: SettingsViewController.self, coordinator: SettingsCoordinator.self)
}
