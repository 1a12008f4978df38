// Holding an article asks for its menu.
showcase_utils::Open(@"ContentSuggestionsViewController");
[[[EarlGrey selectElementWithMatcher:grey_allOf(
  grey_accessibilityID(@"Title of the first suggestions"),
  grey_sufficientlyVisible(),
  nil
)]
  usingSearchAction:grey_scrollInDirection(kGREYDirectionDown, 150)
    onElementWithMatcher:grey_accessibilityID(@"kContentSuggestionsCollectionIdentifier")]
  performAction:grey_longPress()];
[[EarlGrey selectElementWithMatcher:grey_textBeginsWith(@"displayContextMenuForSuggestion:")]
  assertWithMatcher:grey_sufficientlyVisible()];
[[EarlGrey selectElementWithMatcher:grey_accessibilityLabel(@"protocol_alerter_done")]
  performAction:grey_tap()];
showcase_utils::Close();
