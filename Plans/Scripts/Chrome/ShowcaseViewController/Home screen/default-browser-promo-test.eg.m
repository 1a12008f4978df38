// The test of the default browser promo, as Chrome's Showcase has it.
showcase_utils::Open(@"Default Browser Fullscreen Promo UI");
[[EarlGrey selectElementWithMatcher:grey_accessibilityID(
  @"kConfirmationAlertTitleAccessibilityIdentifier"
)]
  assertWithMatcher:grey_interactable()];
[[EarlGrey selectElementWithMatcher:grey_accessibilityID(
  @"kConfirmationAlertSubtitleAccessibilityIdentifier"
)]
  assertWithMatcher:grey_interactable()];
[[EarlGrey selectElementWithMatcher:grey_accessibilityID(
  @"kConfirmationAlertPrimaryActionAccessibilityIdentifier"
)]
  assertWithMatcher:grey_interactable()];
[[EarlGrey selectElementWithMatcher:grey_accessibilityID(
  @"kConfirmationAlertSecondaryActionAccessibilityIdentifier"
)]
  assertWithMatcher:grey_interactable()];
showcase_utils::Close();
