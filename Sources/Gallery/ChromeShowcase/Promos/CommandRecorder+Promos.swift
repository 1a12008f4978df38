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

extension CommandRecorder: PromoStyleViewControllerDelegate {
  private static let delegate = "PromoStyleViewControllerDelegate"

  package func didTapPrimaryActionButton() {
    record(protocol: Self.delegate, selector: "didTapPrimaryActionButton")
  }
  package func didTapSecondaryActionButton() {
    record(protocol: Self.delegate, selector: "didTapSecondaryActionButton")
  }
  package func didTapTertiaryActionButton() {
    record(protocol: Self.delegate, selector: "didTapTertiaryActionButton")
  }
  package func didTapLearnMoreButton() { record(protocol: Self.delegate, selector: "didTapLearnMoreButton") }
}
