// Chrome's test: the button takes the banner away.
showcase_utils::Open(@"Infobar Banner No Modal");
[[EarlGrey selectElementWithMatcher:grey_accessibilityID(@"kInfobarBannerViewIdentifier")]
  assertWithMatcher:grey_notNil()];
[[EarlGrey selectElementWithMatcher:grey_accessibilityID(@"kInfobarBannerAcceptButtonIdentifier")]
  performAction:grey_tap()];
[[EarlGrey selectElementWithMatcher:grey_accessibilityID(@"kInfobarBannerViewIdentifier")]
  assertWithMatcher:grey_nil()];
showcase_utils::Close();
