// An article that is swiped aside is gone.
showcase_utils::Open(@"ContentSuggestionsViewController");
[[[EarlGrey selectElementWithMatcher:grey_allOf(
  grey_accessibilityID(@"Title of the first suggestions"),
  grey_sufficientlyVisible(),
  nil
)]
  usingSearchAction:grey_scrollInDirection(kGREYDirectionDown, 150)
    onElementWithMatcher:grey_accessibilityID(@"kContentSuggestionsCollectionIdentifier")]
  performAction:grey_swipeFastInDirection(kGREYDirectionLeft)];
[[EarlGrey selectElementWithMatcher:grey_allOf(
  grey_text(@"dismissModals"),
  grey_sufficientlyVisible(),
  nil
)]
  assertWithMatcher:grey_sufficientlyVisible()];
[[EarlGrey selectElementWithMatcher:grey_accessibilityLabel(@"protocol_alerter_done")]
  performAction:grey_tap()];
[[EarlGrey selectElementWithMatcher:grey_allOf(
  grey_accessibilityID(@"Title of the first suggestions"),
  grey_sufficientlyVisible(),
  nil
)]
  assertWithMatcher:grey_nil()];
showcase_utils::Close();
