import FocusModel
import FocusUI
import HeadlessUIKit
import ShowcaseKit

/// Completing addresses; the user has no domains of their own.
final class AutocompleteSettingsCoordinator: SettingsPageCoordinator {
  weak var baseViewController: UIViewController?

  func makeScreen() -> UIViewController {
    AutocompleteSettingsViewController(
      context: .mock(), customDomains: CustomDomains(store: RecordingPreferenceStore()))
  }
}
