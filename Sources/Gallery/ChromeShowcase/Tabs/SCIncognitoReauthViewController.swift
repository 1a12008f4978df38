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
  package func authenticateIncognitoContent() {
    record(protocol: "IncognitoReauthCommands", selector: "authenticateIncognitoContent")
  }

  package func exitIncognito() {
    record(protocol: "IncognitoReauthCommands", selector: "exitIncognito")
  }
}
