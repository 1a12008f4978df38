import ChromeUI
import HeadlessUIKit
import ShowcaseKit

/// Presents a confirmation as a half sheet, which each of its buttons takes away.
@MainActor
protocol HalfSheetCoordinator: NavigationCoordinator, ConfirmationAlertActionHandler {
  /// What the sheet shows.
  func makeSheet() -> ConfirmationAlertViewController
}

extension HalfSheetCoordinator {
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
