import FocusModel
import FocusUI
import HeadlessUIKit
import ShowcaseKit

/// The introduction over an empty screen.
final class IntroCoordinator: Coordinator {
  weak var baseViewController: UIViewController?

  func start() {
    let introduction = IntroViewController()
    introduction.finished = { CommandRecorder.current.record("IntroViewController", function: "finished()") }
    baseViewController?.present(introduction, animated: false)
  }

  func stop() {
    baseViewController?.dismiss(animated: false)
  }
}

/// The switches for trackers, on a screen of their own.
final class TrackingProtectionCoordinator: SettingsPageCoordinator {
  weak var baseViewController: UIViewController?

  func makeScreen() -> UIViewController { TrackingProtectionViewController(context: .mock()) }
}

/// Completing addresses; the user has no domains of their own.
final class AutocompleteSettingsCoordinator: SettingsPageCoordinator {
  weak var baseViewController: UIViewController?

  func makeScreen() -> UIViewController {
    AutocompleteSettingsViewController(
      context: .mock(), customDomains: CustomDomains(store: RecordingPreferenceStore()))
  }
}

/// Three domains of the user's own.
final class CustomDomainsCoordinator: PushingCoordinator {
  weak var baseViewController: UIViewController?

  func makeScreen() -> UIViewController {
    let domains = CustomDomains(store: UIApplication.shared.environment.userDefaults)
    for domain in ["getfirefox.com", "example.org", "developer.mozilla.org"] { try? domains.add(domain) }
    return CustomDomainsViewController(customDomains: CustomDomains(store: RecordingPreferenceStore()))
  }
}

/// No domain of the user's own.
final class NoCustomDomainsCoordinator: PushingCoordinator {
  weak var baseViewController: UIViewController?

  func makeScreen() -> UIViewController {
    CustomDomainsViewController(customDomains: CustomDomains(store: RecordingPreferenceStore()))
  }
}

/// A domain to add, where there is one.
final class AddCustomDomainCoordinator: PushingCoordinator {
  weak var baseViewController: UIViewController?

  private let domains = CustomDomains(store: RecordingPreferenceStore())

  func makeFormerScreen() -> UIViewController? {
    try? CustomDomains(store: UIApplication.shared.environment.userDefaults).add("getfirefox.com")
    return CustomDomainsViewController(customDomains: domains)
  }

  func makeScreen() -> UIViewController { AddCustomDomainViewController(customDomains: domains) }
}
