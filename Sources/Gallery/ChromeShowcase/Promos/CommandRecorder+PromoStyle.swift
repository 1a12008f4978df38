import ChromeUI
import ShowcaseKit

extension CommandRecorder: PromoStyleViewControllerDelegate {
  private static let delegate = "PromoStyleViewControllerDelegate"

  public func didTapPrimaryActionButton() { record(Self.delegate) }
  public func didTapSecondaryActionButton() { record(Self.delegate) }
  public func didTapTertiaryActionButton() { record(Self.delegate) }
  public func didTapLearnMoreButton() { record(Self.delegate) }
}
