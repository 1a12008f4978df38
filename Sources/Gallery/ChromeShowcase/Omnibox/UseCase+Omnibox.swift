import ChromeUI
import ShowcaseKit

extension UseCase {
  /// Suggestions of every sort below the omnibox, the first one preselected.
  static let omniboxPopup = UseCase(
    "Omnibox popup table view", of: OmniboxPopupViewController.self, coordinator: OmniboxPopupCoordinator.self
  )
}
