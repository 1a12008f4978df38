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

  /// The dark view does not shine through the bar, whose title is dark as well.
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    navigationController?.navigationBar.standardAppearance = appearance
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
