// The test of the link preview, as Chrome's Showcase has it.
showcase_utils::Open(@"Link Preview");
[[EarlGrey selectElementWithMatcher:grey_allOf(
  grey_accessibilityID(@"kPreviewURLBarIdentifier"),
  grey_sufficientlyVisible(),
  nil
)]
  assertWithMatcher:grey_sufficientlyVisible()];
[[EarlGrey selectElementWithMatcher:grey_allOf(
  grey_accessibilityID(@"kPreviewOriginIdentifier"),
  grey_sufficientlyVisible(),
  nil
)]
  assertWithMatcher:grey_text(@"test.url")];
[[EarlGrey selectElementWithMatcher:grey_allOf(
  grey_accessibilityID(@"kPreviewProgressBarIdentifier"),
  grey_sufficientlyVisible(),
  nil
)]
  assertWithMatcher:grey_sufficientlyVisible()];
[[EarlGrey selectElementWithMatcher:grey_allOf(
  grey_accessibilityID(@"kPreviewWebStateViewIdentifier"),
  grey_sufficientlyVisible(),
  nil
)]
  assertWithMatcher:grey_sufficientlyVisible()];
showcase_utils::Close();
