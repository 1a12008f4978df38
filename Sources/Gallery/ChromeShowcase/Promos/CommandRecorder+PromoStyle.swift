import ChromeUI
import ShowcaseKit

extension CommandRecorder: PromoStyleViewControllerDelegate {
  private static let delegate = "PromoStyleViewControllerDelegate"

  public func didTapPrimaryActionButton() {
    record(protocol: Self.delegate, selector: "didTapPrimaryActionButton")
  }
  public func didTapSecondaryActionButton() {
    record(protocol: Self.delegate, selector: "didTapSecondaryActionButton")
  }
  public func didTapTertiaryActionButton() {
    record(protocol: Self.delegate, selector: "didTapTertiaryActionButton")
  }
  public func didTapLearnMoreButton() { record(protocol: Self.delegate, selector: "didTapLearnMoreButton") }
}
