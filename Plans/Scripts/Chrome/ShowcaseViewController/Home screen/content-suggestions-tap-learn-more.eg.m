// The footer tells more about suggestions.
showcase_utils::Open(@"ContentSuggestionsViewController");
[[[EarlGrey selectElementWithMatcher:grey_allOf(
  grey_allOf(
    grey_accessibilityLabel(@"Learn more about suggested content"),
    grey_accessibilityTrait(UIAccessibilityTraitButton),
    nil
  ),
  grey_sufficientlyVisible(),
  nil
)]
  usingSearchAction:grey_scrollInDirection(kGREYDirectionDown, 150)
    onElementWithMatcher:grey_accessibilityID(@"kContentSuggestionsCollectionIdentifier")]
  performAction:grey_tap()];
[[EarlGrey selectElementWithMatcher:grey_allOf(
  grey_accessibilityLabel(@"handleLearnMoreTapped"),
  grey_accessibilityTrait(UIAccessibilityTraitStaticText),
  nil
)]
  assertWithMatcher:grey_sufficientlyVisible()];
[[EarlGrey selectElementWithMatcher:grey_accessibilityLabel(@"protocol_alerter_done")]
  performAction:grey_tap()];
showcase_utils::Close();
