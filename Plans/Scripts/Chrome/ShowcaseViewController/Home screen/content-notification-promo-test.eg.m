// The test of the content notification promo, as Chrome's Showcase has it.
showcase_utils::Open(@"Contnet Notification fullscreen promo sheet");
[[EarlGrey selectElementWithMatcher:grey_accessibilityID(@"PromoStyleTitleAccessibilityIdentifier")]
  assertWithMatcher:grey_interactable()];
[[EarlGrey selectElementWithMatcher:grey_accessibilityID(
  @"PromoStyleSubtitleAccessibilityIdentifier"
)]
  assertWithMatcher:grey_interactable()];
[[EarlGrey selectElementWithMatcher:grey_accessibilityID(
  @"PromoStylePrimaryActionAccessibilityIdentifier"
)]
  assertWithMatcher:grey_interactable()];
[[EarlGrey selectElementWithMatcher:grey_accessibilityID(
  @"PromoStyleSecondaryActionAccessibilityIdentifier"
)]
  assertWithMatcher:grey_interactable()];
[[EarlGrey selectElementWithMatcher:grey_accessibilityID(
  @"PromoStyleTertiaryActionAccessibilityIdentifier"
)]
  assertWithMatcher:grey_interactable()];
showcase_utils::Close();
