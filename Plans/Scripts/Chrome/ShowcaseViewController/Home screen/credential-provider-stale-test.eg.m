// The test of the credential provider with stale credentials, as Chrome's Showcase has it.
showcase_utils::Open(@"Credential Provider Stale Credentials UI");
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
  assertWithMatcher:grey_nil()];
[[EarlGrey selectElementWithMatcher:grey_accessibilityID(
  @"kConfirmationAlertMoreInfoAccessibilityIdentifier"
)]
  assertWithMatcher:grey_nil()];
showcase_utils::Close();
