import ChromeUI
import HeadlessUIKit
import ShowcaseKit

/// Pushes the list of passwords, filters it by the search text, and shows the password that is
/// tapped.
final class CredentialListCoordinator: PushingCoordinator {
  private let list = CredentialListViewController()

  override func makeScreen() -> UIViewController {
    list.delegate = self
    list.present(suggestions: Self.suggestions, all: Self.allCredentials)
    return list
  }

  override func stop() {
    navigationController?.popViewController(animated: true)
  }
}

extension CredentialListCoordinator {
  private static let suggestions = Array(
    repeating: [
      Credential(serviceName: "domain.com", user: "johnsmith"),
      Credential(serviceName: "domain.com", user: "janesmythe"),
    ], count: 2
  ).flatMap(\.self)

  private static let allCredentials = Array(
    repeating: [
      Credential(serviceName: "domain1.com", user: "jsmythe@fazebook.com"),
      Credential(serviceName: "domain2.com", user: "jasmith@twitcher.com"),
      Credential(serviceName: "domain3.com", user: "HughZername"),
    ], count: 2
  ).flatMap(\.self)
}

extension CredentialListCoordinator: CredentialListConsumerDelegate {
  private static let delegate = "CredentialListConsumerDelegate"

  func navigationCancelButtonWasPressed() {
    recorder.record(protocol: Self.delegate, selector: "navigationCancelButtonWasPressed")
    stop()
  }

  func updateResults(withFilter filter: String) {
    recorder.record(protocol: Self.delegate, selector: "updateResultsWithFilter:", filter)
    list.present(
      suggestions: Self.suggestions.filter { $0.matches(filter) },
      all: Self.allCredentials.filter { $0.matches(filter) })
  }

  func userSelectedCredential(_ credential: Credential) {
    recorder.record(
      protocol: Self.delegate, selector: "userSelectedCredential:", credential)
    push(credential)
  }

  func showDetails(for credential: Credential) {
    recorder.record(
      protocol: Self.delegate, selector: "showDetailsForCredential:", credential)
    push(credential)
  }

  private func push(_ credential: Credential) {
    let details = CredentialDetailsViewController(credential)
    details.delegate = self
    navigationController?.pushViewController(details, animated: true)
  }
}

extension CredentialListCoordinator: CredentialDetailsConsumerDelegate {
  func unlockPassword(for credential: Credential, completion: @escaping @MainActor (String) -> Void) {
    recorder.record(
      protocol: "CredentialDetailsConsumerDelegate", selector: "unlockPasswordForCredential:", credential
    )
    completion("DreamOn")
  }
}

extension Credential {
  /// Whether website or user contains the search text; everything matches an empty search.
  fileprivate func matches(_ filter: String) -> Bool {
    filter.isEmpty || [serviceName, user].contains { $0.localizedStandardContains(filter) }
  }
}
