// Chrome's test: the banner says what it was told to, and its button takes it away.
showcase_utils::Open(@"Infobar Banner No Modal");
[[EarlGrey selectElementWithMatcher:grey_accessibilityID(@"kInfobarBannerViewIdentifier")]
  assertWithMatcher:grey_notNil()];
[[EarlGrey selectElementWithMatcher:grey_accessibilityLabel(@"Test Infobar")]
  assertWithMatcher:grey_notNil()];
[[EarlGrey selectElementWithMatcher:grey_accessibilityLabel(@"This a test Infobar.")]
  assertWithMatcher:grey_notNil()];
[[EarlGrey selectElementWithMatcher:grey_allOf(
  grey_accessibilityLabel(@"Accept"),
  grey_accessibilityTrait(UIAccessibilityTraitButton),
  nil
)]
  performAction:grey_tap()];
showcase_utils::Close();
