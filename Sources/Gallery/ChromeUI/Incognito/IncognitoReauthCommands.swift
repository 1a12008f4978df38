import HeadlessUIKit

/// What the user asks for while incognito tabs are locked.
@MainActor
package protocol IncognitoReauthCommands: AnyObject {
  /// The user wants to prove to be the owner.
  func authenticateIncognitoContent()
  /// The user wants to see the other tabs instead.
  func exitIncognito()
}
