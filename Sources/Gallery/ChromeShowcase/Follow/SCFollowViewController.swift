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
      makeButton("Show Feed Mgmt UI") { [unowned self] in showFeedManagement() },
      makeButton("Show Follow Mgmt UI") { [unowned self] in showFollowManagement() },
      makeButton("Show First Follow modal") { [unowned self] in showFirstFollow() },
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

  private func makeButton(_ title: LocalizedKey, action: @escaping @MainActor () -> Void) -> UIButton {
    let button = ActionButton(prominence: .secondary)
    button.setTitle(String(localized: title, table: "Follow"), for: .normal)
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    return button
  }
}

extension SCFollowViewController {
  private func showFeedManagement() {
    presentWithDoneButton(FeedManagementViewController(delegate: self))
  }

  private func showFollowManagement() {
    presentWithDoneButton(makeFollowManagement())
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
    return controller
  }

  private func presentWithDoneButton(_ controller: UIViewController) {
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: String(localized: "Done", table: "Follow"),
      primaryAction: UIAction { [unowned self] _ in dismiss(animated: true) })
    present(UINavigationController(rootViewController: controller), animated: true)
  }
}

extension SCFollowViewController: FeedManagementNavigationDelegate {
  private static let navigation = "FeedManagementNavigationDelegate"

  func handleNavigateToFollowing() {
    CommandRecorder.current.record(Self.navigation)
    (presentedViewController as? UINavigationController)?
      .pushViewController(makeFollowManagement(), animated: true)
  }

  func handleNavigateToInterests() { CommandRecorder.current.record(Self.navigation) }
  func handleNavigateToHidden() { CommandRecorder.current.record(Self.navigation) }
  func handleNavigateToActivity() { CommandRecorder.current.record(Self.navigation) }
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
