import ChromeUI
import HeadlessUIKit
import ShowcaseKit

/// Three buttons that open the screens about following websites.
final class SCFollowViewController: UIViewController {
  /// The list of websites, while it is open.
  private(set) weak var followManagement: FollowManagementViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let stack = UIStackView(arrangedSubviews: [
      makeButton("Show Feed Mgmt UI", "FeedManagement") { [unowned self] in showFeedManagement() },
      makeButton("Show Follow Mgmt UI", "FollowManagement") { [unowned self] in showFollowManagement() },
      makeButton("Show First Follow modal", "FirstFollow") { [unowned self] in showFirstFollow() },
    ])
    stack.axis = .vertical
    stack.spacing = 10
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      stack.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, constant: -48),
    ])
  }

  private func makeButton(
    _ title: LocalizedKey, _ name: String, action: @escaping @MainActor () -> Void
  ) -> UIButton {
    let button = ActionButton(prominence: .secondary)
    button.accessibilityIdentifier = "kSCFollowShow\(name)AccessibilityIdentifier"
    button.setTitle(String(localized: title, table: "Follow"), for: .normal)
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    return button
  }
}

extension SCFollowViewController {
  private func showFeedManagement() {
    let settings = FeedManagementViewController(delegate: self)
    addDoneButton(to: settings)
    present(UINavigationController(rootViewController: settings), animated: true)
  }

  private func showFollowManagement() {
    present(UINavigationController(rootViewController: makeFollowManagement()), animated: true)
  }

  private func showFirstFollow() {
    let modal = FirstFollowViewController(FollowedWebChannel.examples[0])
    modal.actionHandler = self
    modal.modalPresentationStyle = .pageSheet
    modal.sheetPresentationController?.becomeHalfSheet()
    present(modal, animated: true)
  }

  private func makeFollowManagement() -> UIViewController {
    let controller = FollowManagementViewController(channels: FollowedWebChannel.examples, delegate: self)
    followManagement = controller
    addDoneButton(to: controller)
    return controller
  }

  private func addDoneButton(to controller: UIViewController) {
    let done = UIBarButtonItem(
      title: String(localized: "Done", table: "Follow"),
      primaryAction: UIAction { [unowned self] _ in dismiss(animated: true) })
    done.accessibilityIdentifier = "kSCFollowDoneAccessibilityIdentifier"
    controller.navigationItem.rightBarButtonItem = done
  }
}

extension SCFollowViewController: FeedManagementNavigationDelegate {
  func handleNavigateToFollowing() {
    record("handleNavigateToFollowing")
    (presentedViewController as? UINavigationController)?
      .pushViewController(makeFollowManagement(), animated: true)
  }

  func handleNavigateToInterests() { record("handleNavigateToInterests") }
  func handleNavigateToHidden() { record("handleNavigateToHidden") }
  func handleNavigateToActivity() { record("handleNavigateToActivity") }

  private func record(_ selector: String) {
    CommandRecorder.current.record(protocol: "FeedManagementNavigationDelegate", selector: selector)
  }
}

extension SCFollowViewController: ConfirmationAlertActionHandler {
  func confirmationAlertPrimaryAction() {
    CommandRecorder.current.confirmationAlertPrimaryAction()
    dismiss(animated: true)
  }

  func confirmationAlertSecondaryAction() {
    CommandRecorder.current.confirmationAlertSecondaryAction()
    dismiss(animated: true)
  }
}

extension FollowedWebChannel {
  /// Ten fictitious websites.
  static let examples = (0..<10).map { number in
    FollowedWebChannel(title: "Channel \(number)", address: "channel\(number).example.com")
  }
}

/// A slow server: it answers after three seconds, and ten seconds later forgets that the user has
/// unfollowed a website.
extension SCFollowViewController: FollowManagementDelegate {
  func unfollow(_ channel: FollowedWebChannel, completion: @escaping @MainActor (Bool) -> Void) {
    CommandRecorder.current.record(
      protocol: "FollowManagementDelegate", selector: "unfollowChannel:", channel)
    MainQueue.asyncAfter(seconds: 3) { completion(true) }
    MainQueue.asyncAfter(seconds: 13) { [weak self] in self?.followManagement?.add(channel) }
  }

  func loadFavicon(of channel: FollowedWebChannel, found: @escaping @MainActor (UIImage?) -> Void) {
    found(UIImage(named: "default_favicon"))
    MainQueue.asyncAfter(seconds: 3) { found(UIImage(named: "favicon")) }
  }
}
