import ChromeUI
import ShowcaseKit

extension CommandRecorder: ConfirmationAlertActionHandler {
  private static let handler = "ConfirmationAlertActionHandler"

  package func confirmationAlertPrimaryAction() {
    record(protocol: Self.handler, selector: "confirmationAlertPrimaryAction")
  }
  package func confirmationAlertSecondaryAction() {
    record(protocol: Self.handler, selector: "confirmationAlertSecondaryAction")
  }
  package func confirmationAlertTertiaryAction() {
    record(protocol: Self.handler, selector: "confirmationAlertTertiaryAction")
  }
  package func confirmationAlertLearnMoreAction() {
    record(protocol: Self.handler, selector: "confirmationAlertLearnMoreAction")
  }
  package func confirmationAlertDismissAction() {
    record(protocol: Self.handler, selector: "confirmationAlertDismissAction")
  }
}
