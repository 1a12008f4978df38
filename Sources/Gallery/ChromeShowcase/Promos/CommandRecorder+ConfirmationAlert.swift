import ChromeUI
import ShowcaseKit

extension CommandRecorder: ConfirmationAlertActionHandler {
  private static let handler = "ConfirmationAlertActionHandler"

  public func confirmationAlertPrimaryAction() {
    record(protocol: Self.handler, selector: "confirmationAlertPrimaryAction")
  }
  public func confirmationAlertSecondaryAction() {
    record(protocol: Self.handler, selector: "confirmationAlertSecondaryAction")
  }
  public func confirmationAlertTertiaryAction() {
    record(protocol: Self.handler, selector: "confirmationAlertTertiaryAction")
  }
  public func confirmationAlertLearnMoreAction() {
    record(protocol: Self.handler, selector: "confirmationAlertLearnMoreAction")
  }
  public func confirmationAlertDismissAction() {
    record(protocol: Self.handler, selector: "confirmationAlertDismissAction")
  }
}
