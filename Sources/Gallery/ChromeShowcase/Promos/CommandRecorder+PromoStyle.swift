import ChromeUI
import ShowcaseKit

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
