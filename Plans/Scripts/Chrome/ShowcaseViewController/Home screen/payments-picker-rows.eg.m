// The picker lists the countries by their first letters, and China is the one that is chosen.
showcase_utils::Open(@"PaymentRequestPickerViewController");
id<GREYMatcher> table = grey_accessibilityID(@"kPaymentRequestPickerViewControllerAccessibilityID");
id<GREYMatcher> isChosen = grey_ancestor(grey_accessibilityTrait(UIAccessibilityTraitSelected));
[[EarlGrey selectElementWithMatcher:table]
  performAction:grey_scrollToContentEdgeWithStartPoint(kGREYContentEdgeTop, 0.5, 0.5)];
[[[EarlGrey selectElementWithMatcher:grey_allOf(
  grey_text(@"Belgium"),
  grey_sufficientlyVisible(),
  nil
)]
  usingSearchAction:grey_scrollInDirection(kGREYDirectionDown, 200) onElementWithMatcher:table]
  assertWithMatcher:grey_not(isChosen)];
[[EarlGrey selectElementWithMatcher:table]
  performAction:grey_scrollToContentEdgeWithStartPoint(kGREYContentEdgeTop, 0.5, 0.5)];
[[[EarlGrey selectElementWithMatcher:grey_allOf(
  grey_text(@"Brazil"),
  grey_sufficientlyVisible(),
  nil
)]
  usingSearchAction:grey_scrollInDirection(kGREYDirectionDown, 200) onElementWithMatcher:table]
  assertWithMatcher:grey_not(isChosen)];
[[EarlGrey selectElementWithMatcher:table]
  performAction:grey_scrollToContentEdgeWithStartPoint(kGREYContentEdgeTop, 0.5, 0.5)];
[[[EarlGrey selectElementWithMatcher:grey_allOf(
  grey_text(@"Canada"),
  grey_sufficientlyVisible(),
  nil
)]
  usingSearchAction:grey_scrollInDirection(kGREYDirectionDown, 200) onElementWithMatcher:table]
  assertWithMatcher:grey_not(isChosen)];
[[EarlGrey selectElementWithMatcher:table]
  performAction:grey_scrollToContentEdgeWithStartPoint(kGREYContentEdgeTop, 0.5, 0.5)];
[[[EarlGrey selectElementWithMatcher:grey_allOf(
  grey_text(@"Chile"),
  grey_sufficientlyVisible(),
  nil
)]
  usingSearchAction:grey_scrollInDirection(kGREYDirectionDown, 200) onElementWithMatcher:table]
  assertWithMatcher:grey_not(isChosen)];
[[EarlGrey selectElementWithMatcher:table]
  performAction:grey_scrollToContentEdgeWithStartPoint(kGREYContentEdgeTop, 0.5, 0.5)];
[[[EarlGrey selectElementWithMatcher:grey_allOf(
  grey_text(@"China"),
  grey_sufficientlyVisible(),
  nil
)]
  usingSearchAction:grey_scrollInDirection(kGREYDirectionDown, 200) onElementWithMatcher:table]
  assertWithMatcher:isChosen];
[[EarlGrey selectElementWithMatcher:table]
  performAction:grey_scrollToContentEdgeWithStartPoint(kGREYContentEdgeTop, 0.5, 0.5)];
[[[EarlGrey selectElementWithMatcher:grey_allOf(
  grey_text(@"España"),
  grey_sufficientlyVisible(),
  nil
)]
  usingSearchAction:grey_scrollInDirection(kGREYDirectionDown, 200) onElementWithMatcher:table]
  assertWithMatcher:grey_not(isChosen)];
[[EarlGrey selectElementWithMatcher:table]
  performAction:grey_scrollToContentEdgeWithStartPoint(kGREYContentEdgeTop, 0.5, 0.5)];
[[[EarlGrey selectElementWithMatcher:grey_allOf(
  grey_text(@"México"),
  grey_sufficientlyVisible(),
  nil
)]
  usingSearchAction:grey_scrollInDirection(kGREYDirectionDown, 200) onElementWithMatcher:table]
  assertWithMatcher:grey_not(isChosen)];

// The sections are called by the letters.
[[EarlGrey selectElementWithMatcher:table]
  performAction:grey_scrollToContentEdgeWithStartPoint(kGREYContentEdgeTop, 0.5, 0.5)];
[[[EarlGrey selectElementWithMatcher:grey_allOf(grey_text(@"B"), grey_sufficientlyVisible(), nil)]
  usingSearchAction:grey_scrollInDirection(kGREYDirectionDown, 200) onElementWithMatcher:table]
  assertWithMatcher:grey_notNil()];
[[EarlGrey selectElementWithMatcher:table]
  performAction:grey_scrollToContentEdgeWithStartPoint(kGREYContentEdgeTop, 0.5, 0.5)];
[[[EarlGrey selectElementWithMatcher:grey_allOf(grey_text(@"C"), grey_sufficientlyVisible(), nil)]
  usingSearchAction:grey_scrollInDirection(kGREYDirectionDown, 200) onElementWithMatcher:table]
  assertWithMatcher:grey_notNil()];
[[EarlGrey selectElementWithMatcher:table]
  performAction:grey_scrollToContentEdgeWithStartPoint(kGREYContentEdgeTop, 0.5, 0.5)];
[[[EarlGrey selectElementWithMatcher:grey_allOf(grey_text(@"E"), grey_sufficientlyVisible(), nil)]
  usingSearchAction:grey_scrollInDirection(kGREYDirectionDown, 200) onElementWithMatcher:table]
  assertWithMatcher:grey_notNil()];
[[EarlGrey selectElementWithMatcher:table]
  performAction:grey_scrollToContentEdgeWithStartPoint(kGREYContentEdgeTop, 0.5, 0.5)];
[[[EarlGrey selectElementWithMatcher:grey_allOf(grey_text(@"M"), grey_sufficientlyVisible(), nil)]
  usingSearchAction:grey_scrollInDirection(kGREYDirectionDown, 200) onElementWithMatcher:table]
  assertWithMatcher:grey_notNil()];
showcase_utils::Close();
