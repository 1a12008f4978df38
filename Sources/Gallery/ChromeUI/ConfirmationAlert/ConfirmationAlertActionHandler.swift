import HeadlessUIKit

/// Hears what the user chooses on a confirmation.
@MainActor
package protocol ConfirmationAlertActionHandler: AnyObject {
  func confirmationAlertPrimaryAction()
  func confirmationAlertSecondaryAction()
  func confirmationAlertTertiaryAction()
  func confirmationAlertLearnMoreAction()
  func confirmationAlertDismissAction()
}

extension ConfirmationAlertActionHandler {
  package func confirmationAlertPrimaryAction() {}
  package func confirmationAlertSecondaryAction() {}
  package func confirmationAlertTertiaryAction() {}
  package func confirmationAlertLearnMoreAction() {}
  package func confirmationAlertDismissAction() {}
}
