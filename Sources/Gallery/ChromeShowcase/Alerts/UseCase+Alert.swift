import ChromeUI
import ShowcaseKit

extension UseCase {
  /// Buttons that bring up the alerts of websites and of permissions.
  static let alert = UseCase(
    "Alert", of: AlertController.self, coordinator: AlertCoordinator.self)
}
