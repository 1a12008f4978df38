// Chrome's test: a swipe downwards opens nothing and leaves the banner where it is.
showcase_utils::Open(@"Infobar Banner No Modal");
[[EarlGrey selectElementWithMatcher:grey_accessibilityID(@"kInfobarBannerViewIdentifier")]
  assertWithMatcher:grey_notNil()];
[[EarlGrey selectElementWithMatcher:grey_accessibilityID(@"kInfobarBannerViewIdentifier")]
  performAction:grey_swipeFastInDirection(kGREYDirectionDown)];
[[EarlGrey selectElementWithMatcher:grey_accessibilityID(@"kInfobarModalCancelButton")]
  assertWithMatcher:grey_nil()];
[[EarlGrey selectElementWithMatcher:grey_accessibilityID(@"kInfobarBannerViewIdentifier")]
  performAction:grey_swipeFastInDirection(kGREYDirectionUp)];
[[EarlGrey selectElementWithMatcher:grey_accessibilityID(@"kInfobarBannerViewIdentifier")]
  assertWithMatcher:grey_nil()];
showcase_utils::Close();
