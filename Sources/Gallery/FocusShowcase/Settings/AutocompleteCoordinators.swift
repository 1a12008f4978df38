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

/// A coordinator of the user's own domains, which the settings for completing addresses lead to.
@MainActor
protocol CustomDomainsPageCoordinator: PushingCoordinator {
  /// The domains that are there before.
  var domains: [String] { get }
}

extension CustomDomainsPageCoordinator {
  func makeFormerScreen() -> UIViewController? {
    let store = CustomDomains(store: UIApplication.shared.environment.userDefaults)
    for domain in domains { try? store.add(domain) }
    return AutocompleteSettingsViewController(context: .mock(), customDomains: recordedDomains)
  }

  func makeScreen() -> UIViewController { CustomDomainsViewController(customDomains: recordedDomains) }

  private var recordedDomains: CustomDomains { CustomDomains(store: RecordingPreferenceStore()) }
}

/// Three domains of the user's own.
final class CustomDomainsCoordinator: CustomDomainsPageCoordinator {
  weak var baseViewController: UIViewController?
  let domains = ["getfirefox.com", "example.org", "developer.mozilla.org"]
}

/// No domain of the user's own.
final class NoCustomDomainsCoordinator: CustomDomainsPageCoordinator {
  weak var baseViewController: UIViewController?
  let domains: [String] = []
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
