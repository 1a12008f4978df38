import ChromeUI
import ShowcaseKit

extension CommandRecorder: ConfirmationAlertActionHandler {
  private static let handler = "ConfirmationAlertActionHandler"

  public func confirmationAlertPrimaryAction() { record(Self.handler) }
  public func confirmationAlertSecondaryAction() { record(Self.handler) }
  public func confirmationAlertTertiaryAction() { record(Self.handler) }
  public func confirmationAlertLearnMoreAction() { record(Self.handler) }
  public func confirmationAlertDismissAction() { record(Self.handler) }
}
