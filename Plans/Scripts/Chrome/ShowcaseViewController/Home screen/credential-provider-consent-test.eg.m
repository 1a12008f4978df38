// The test of the credential provider's consent, as Chrome's Showcase has it.
showcase_utils::Open(@"Credential Provider Consent UI");
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
  @"PromoStyleLearnMoreActionAccessibilityIdentifier"
)]
  assertWithMatcher:grey_interactable()];
showcase_utils::Close();
