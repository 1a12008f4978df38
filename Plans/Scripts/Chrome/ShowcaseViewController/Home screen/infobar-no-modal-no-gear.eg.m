// Chrome's test: without a modal there is no gear.
showcase_utils::Open(@"Infobar Banner No Modal");
[[EarlGrey selectElementWithMatcher:grey_accessibilityID(@"kInfobarBannerViewIdentifier")]
  assertWithMatcher:grey_notNil()];
[[EarlGrey selectElementWithMatcher:grey_accessibilityID(
  @"kInfobarBannerOpenModalButtonIdentifier"
)]
  assertWithMatcher:grey_notVisible()];
[[EarlGrey selectElementWithMatcher:grey_accessibilityID(@"kInfobarBannerViewIdentifier")]
  performAction:grey_swipeFastInDirection(kGREYDirectionUp)];
showcase_utils::Close();
