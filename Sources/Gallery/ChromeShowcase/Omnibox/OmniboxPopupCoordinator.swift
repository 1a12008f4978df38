import ChromeUI
import HeadlessUIKit
import ShowcaseKit

/// Pushes a list of suggestions of every sort, below what stands for the address bar.
final class OmniboxPopupCoordinator: NavigationCoordinator {
  weak var baseViewController: UIViewController?

  func start() {
    let popup = OmniboxPopupViewController()
    popup.delegate = CommandRecorder.current
    let container = OmniboxPopupContainerViewController(popup: popup)
    container.title = String(localized: "Suggestions", table: "Omnibox")
    CommandRecorder.current.alerter = ProtocolAlerter(
      on: container, ignoring: ["autocompleteResultConsumerDidScroll:"])
    popup.updateMatches(AutocompleteSuggestion.fakes, preselectedRow: 0)
    navigationController?.pushViewController(container, animated: true)
  }
}
