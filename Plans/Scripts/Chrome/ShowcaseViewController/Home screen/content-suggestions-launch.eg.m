// The page has a title for its articles, and a footer.
showcase_utils::Open(@"ContentSuggestionsViewController");
[[EarlGrey selectElementWithMatcher:grey_allOf(
  grey_accessibilityLabel(@"ARTICLES FOR YOU"),
  grey_accessibilityTrait(UIAccessibilityTraitStaticText),
  nil
)]
  assertWithMatcher:grey_notNil()];
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
  assertWithMatcher:grey_interactable()];
showcase_utils::Close();
