import AccountUI
import HeadlessUIKit
import ShowcaseKit

/// Presents the form in a sheet, and dismisses it when the user is done.
final class CreateAccountCoordinator: Coordinator {
  weak var baseViewController: UIViewController?
  private let commands: any AccountCommands = CommandRecorder.current

  func start() {
    let form = CreateAccountViewController()
    form.delegate = self
    let navigation = UINavigationController(rootViewController: form)
    navigation.modalPresentationStyle = .pageSheet
    navigation.sheetPresentationController?.prefersGrabberVisible = true
    baseViewController?.present(navigation, animated: true)
  }
}

extension CreateAccountCoordinator: CreateAccountViewControllerDelegate {
  func createAccountViewController(
    _ controller: CreateAccountViewController, didFinishWith draft: AccountDraft
  ) {
    commands.createAccount(name: draft.name, email: draft.email, wantsNews: draft.wantsNews)
    controller.dismiss(animated: true)
  }

  func createAccountViewControllerDidCancel(_ controller: CreateAccountViewController) {
    commands.cancelAccount()
    controller.dismiss(animated: true)
  }
}
