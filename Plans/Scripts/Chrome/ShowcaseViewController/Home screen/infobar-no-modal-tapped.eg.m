// Chrome's test: a tap on the banner itself opens nothing.
showcase_utils::Open(@"Infobar Banner No Modal");
[[EarlGrey selectElementWithMatcher:grey_accessibilityID(@"kInfobarBannerViewIdentifier")]
  assertWithMatcher:grey_notNil()];
[[EarlGrey selectElementWithMatcher:grey_accessibilityID(@"kInfobarBannerViewIdentifier")]
  performAction:grey_tap()];
[[EarlGrey selectElementWithMatcher:grey_accessibilityID(@"kInfobarModalCancelButton")]
  assertWithMatcher:grey_nil()];
[[EarlGrey selectElementWithMatcher:grey_accessibilityID(@"kInfobarBannerViewIdentifier")]
  performAction:grey_swipeFastInDirection(kGREYDirectionUp)];
[[EarlGrey selectElementWithMatcher:grey_accessibilityID(@"kInfobarBannerViewIdentifier")]
  assertWithMatcher:grey_nil()];
showcase_utils::Close();
