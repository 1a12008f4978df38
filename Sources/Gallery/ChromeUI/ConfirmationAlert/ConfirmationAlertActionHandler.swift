import HeadlessUIKit

/// Hears what the user chooses on a confirmation.
@MainActor
public protocol ConfirmationAlertActionHandler: AnyObject {
  func confirmationAlertPrimaryAction()
  func confirmationAlertSecondaryAction()
  func confirmationAlertTertiaryAction()
  func confirmationAlertLearnMoreAction()
  func confirmationAlertDismissAction()
}

extension ConfirmationAlertActionHandler {
  public func confirmationAlertPrimaryAction() {}
  public func confirmationAlertSecondaryAction() {}
  public func confirmationAlertTertiaryAction() {}
  public func confirmationAlertLearnMoreAction() {}
  public func confirmationAlertDismissAction() {}
}
