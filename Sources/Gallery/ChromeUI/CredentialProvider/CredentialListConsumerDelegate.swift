import HeadlessUIKit

/// Hears what the user does with the list of passwords.
@MainActor
package protocol CredentialListConsumerDelegate: AnyObject {
  func navigationCancelButtonWasPressed()
  /// The user typed something else into the search bar.
  func updateResults(withFilter filter: String)
  func userSelectedCredential(_ credential: Credential)
  func showDetails(for credential: Credential)
}

/// Unlocks what the screen of one password asks for.
@MainActor
package protocol CredentialDetailsConsumerDelegate: AnyObject {
  /// Hands the password over once the user has proved to be the owner; never, if not.
  func unlockPassword(for credential: Credential, completion: @escaping @MainActor (String) -> Void)
}
