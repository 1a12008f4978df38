// testBadgesVisible of Chrome's test of badges.
showcase_utils::Open(@"Badge View");
[[EarlGrey selectElementWithMatcher:grey_allOf(
  grey_accessibilityID(@"badgeButtonSavePasswordAXID"),
  grey_sufficientlyVisible(),
  nil
)]
  assertWithMatcher:grey_sufficientlyVisible()];
[[EarlGrey selectElementWithMatcher:grey_accessibilityID(
  @"kSCShowAcceptedDisplayedBadgeButtonAXID"
)]
  performAction:grey_tap()];
[[EarlGrey selectElementWithMatcher:grey_allOf(
  grey_accessibilityID(@"badgeButtonSavePasswordAcceptedAXID"),
  grey_sufficientlyVisible(),
  nil
)]
  assertWithMatcher:grey_sufficientlyVisible()];
[[EarlGrey selectElementWithMatcher:grey_allOf(
  grey_accessibilityID(@"badgeButtonIncognitoAXID"),
  grey_sufficientlyVisible(),
  nil
)]
  assertWithMatcher:grey_sufficientlyVisible()];
showcase_utils::Close();
