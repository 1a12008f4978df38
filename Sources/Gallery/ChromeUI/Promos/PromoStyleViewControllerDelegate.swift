import HeadlessUIKit

/// Hears what the user chooses on a promo.
@MainActor
public protocol PromoStyleViewControllerDelegate: AnyObject {
  func didTapPrimaryActionButton()
  func didTapSecondaryActionButton()
  func didTapTertiaryActionButton()
  func didTapLearnMoreButton()
}

extension PromoStyleViewControllerDelegate {
  public func didTapPrimaryActionButton() {}
  public func didTapSecondaryActionButton() {}
  public func didTapTertiaryActionButton() {}
  public func didTapLearnMoreButton() {}
}
