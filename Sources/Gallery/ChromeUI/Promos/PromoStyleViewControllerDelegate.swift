import HeadlessUIKit

/// Hears what the user chooses on a promo.
@MainActor
package protocol PromoStyleViewControllerDelegate: AnyObject {
  func didTapPrimaryActionButton()
  func didTapSecondaryActionButton()
  func didTapTertiaryActionButton()
  func didTapLearnMoreButton()
}

extension PromoStyleViewControllerDelegate {
  package func didTapPrimaryActionButton() {}
  package func didTapSecondaryActionButton() {}
  package func didTapTertiaryActionButton() {}
  package func didTapLearnMoreButton() {}
}
