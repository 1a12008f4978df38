import ChromeUI
import ShowcaseKit

extension UseCase {
  /// What covers incognito tabs until their owner has unlocked them.
  static let incognitoReauth = UseCase(
    "Incognito Reauth Blocker", of: SCIncognitoReauthViewController.self)
}
