import ChromeUI
import HeadlessUIKit
import ShowcaseKit

/// Shows nothing but the view that covers incognito tabs.
final class SCIncognitoReauthViewController: UIViewController {
  override func loadView() {
    let reauthView = IncognitoReauthView(frame: .zero)
    reauthView.commands = CommandRecorder.current
    view = reauthView
  }
}

extension CommandRecorder: IncognitoReauthCommands {
  public func authenticateIncognitoContent() {
    record(protocol: "IncognitoReauthCommands", selector: "authenticateIncognitoContent")
  }

  public func exitIncognito() {
    record(protocol: "IncognitoReauthCommands", selector: "exitIncognito")
  }
}
