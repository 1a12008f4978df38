import FocusModel
import FocusUI
import HeadlessUIKit
import ShowcaseKit

/// The settings for completing addresses, without any of the user's own domains.
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
  /// The domains that the user has added before.
  var domains: [String] { get }
}

extension CustomDomainsPageCoordinator {
  func makeFormerScreen() -> UIViewController? {
    // Not recorded: the user has added them before the use case.
    let former = CustomDomains(store: UIApplication.shared.environment.userDefaults)
    for domain in domains { try? former.add(domain) }
    return AutocompleteSettingsViewController(context: .mock(), customDomains: recordedDomains)
  }

  func makeScreen() -> UIViewController { CustomDomainsViewController(customDomains: recordedDomains) }

  private var recordedDomains: CustomDomains { CustomDomains(store: RecordingPreferenceStore()) }
}

/// Three of the user's own domains.
final class CustomDomainsCoordinator: CustomDomainsPageCoordinator {
  weak var baseViewController: UIViewController?
  let domains = ["getfirefox.com", "example.org", "developer.mozilla.org"]
}

/// An empty list of the user's own domains.
final class NoCustomDomainsCoordinator: CustomDomainsPageCoordinator {
  weak var baseViewController: UIViewController?
  let domains: [String] = []
}

/// The form for a domain to add, over a list of one domain.
final class AddCustomDomainCoordinator: PushingCoordinator {
  weak var baseViewController: UIViewController?

  private let domains = CustomDomains(store: RecordingPreferenceStore())

  func makeFormerScreen() -> UIViewController? {
    try? CustomDomains(store: UIApplication.shared.environment.userDefaults).add("getfirefox.com")
    return CustomDomainsViewController(customDomains: domains)
  }

  func makeScreen() -> UIViewController { AddCustomDomainViewController(customDomains: domains) }
}
