import ChromeUI
import HeadlessUIKit
import ShowcaseKit

/// Presents a confirmation as a half sheet, which each of its buttons takes away.
class HalfSheetCoordinator: NavigationCoordinator, ConfirmationAlertActionHandler {
  weak var baseViewController: UIViewController?

  required init() {}

  /// What the sheet shows; a subclass says so.
  func makeSheet() -> ConfirmationAlertViewController {
    ConfirmationAlertViewController()
  }

  func start() {
    let sheet = makeSheet()
    sheet.actionHandler = self
    sheet.modalPresentationStyle = .pageSheet
    sheet.sheetPresentationController?.becomeHalfSheet()
    baseViewController?.present(sheet, animated: true)
  }

  func stop() {
    baseViewController?.dismiss(animated: true)
  }

  func confirmationAlertPrimaryAction() {
    CommandRecorder.current.confirmationAlertPrimaryAction()
    stop()
  }

  func confirmationAlertSecondaryAction() {
    CommandRecorder.current.confirmationAlertSecondaryAction()
    stop()
  }
}
