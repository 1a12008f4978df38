import HeadlessUIKit

/// Explains what it means to follow a website, when the user first does so.
package final class FirstFollowViewController: ConfirmationAlertViewController {
  private let channel: FollowedWebChannel

  package init(_ channel: FollowedWebChannel) {
    self.channel = channel
    super.init(nibName: nil, bundle: nil)
  }

  package required init?(coder: NSCoder) { nil }

  package override func loadView() {
    titleText = String(localized: "You Follow \(channel.title)", table: "Follow")
    subtitleText = String(localized: "New articles will show in your feed.", table: "Follow")
    primaryActionString = String(localized: "Go to Feed", table: "Follow")
    secondaryActionString = String(localized: "Got It", table: "Follow")
    super.loadView()
  }
}
