import ChromeUI
import ShowcaseKit

extension UseCase {
  /// What people read before passwords are filled in outside Chrome.
  static let credentialProviderConsent = UseCase(
    "Credential Provider Consent UI", of: ConsentViewController.self)

  /// The credential provider where no password is saved.
  static let credentialProviderEmptyCredentials = UseCase(
    "Credential Provider Empty Credentials UI", of: EmptyCredentialsViewController.self)

  /// The credential provider whose passwords are out of date.
  static let credentialProviderStaleCredentials = UseCase(
    "Credential Provider Stale Credentials UI", of: StaleCredentialsViewController.self)

  /// Suggested and all other credentials, filtered by the search bar.
  static let credentialProviderCredentialsList = UseCase(
    "Credential Provider Credentials List UI", of: CredentialListViewController.self,
    coordinator: CredentialListCoordinator.self)
}
