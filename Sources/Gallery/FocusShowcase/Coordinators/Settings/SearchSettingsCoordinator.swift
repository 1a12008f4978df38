import FocusUI
import HeadlessUIKit
import ShowcaseKit

/// The search engines.
final class SearchSettingsCoordinator: SettingsPageCoordinator {
  weak var baseViewController: UIViewController?

  func makeScreen() -> UIViewController {
    SearchSettingsViewController(
      searchEngines: SettingsContext.mock().searchEngines, delegate: CommandRecorder.current)
  }
}
