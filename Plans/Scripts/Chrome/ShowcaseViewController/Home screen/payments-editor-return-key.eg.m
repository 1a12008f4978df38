// The return key leads to the next field, and from the last one out of the form.
showcase_utils::Open(@"PaymentRequestEditViewController");
id<GREYMatcher> key = grey_allOf(
  grey_anyOf(grey_accessibilityID(@"Next"), grey_accessibilityID(@"Next:"), nil),
  grey_accessibilityTrait(UIAccessibilityTraitButton),
  grey_accessibilityTrait(UIAccessibilityTraitKeyboardKey),
  nil
);
[[EarlGrey selectElementWithMatcher:grey_accessibilityID(@"Name_textField")]
  performAction:grey_tap()];
[[EarlGrey selectElementWithMatcher:key] performAction:grey_tap()];
[[EarlGrey selectElementWithMatcher:grey_accessibilityID(@"City/Province_textField")]
  assertWithMatcher:grey_firstResponder()];
[[EarlGrey selectElementWithMatcher:grey_accessibilityID(@"Address_textField")]
  performAction:grey_tap()];
[[EarlGrey selectElementWithMatcher:key] performAction:grey_tap()];

// The last field may be behind the keyboard.
[[[EarlGrey selectElementWithMatcher:grey_accessibilityID(@"Postal Code_textField")]
  usingSearchAction:grey_scrollInDirection(kGREYDirectionDown, 50)
    onElementWithMatcher:grey_accessibilityID(@"kPaymentRequestEditCollectionViewAccessibilityID")]
  assertWithMatcher:grey_firstResponder()];
[[EarlGrey selectElementWithMatcher:key] performAction:grey_tap()];
[[EarlGrey selectElementWithMatcher:grey_firstResponder()] assertWithMatcher:grey_nil()];
showcase_utils::Close();
