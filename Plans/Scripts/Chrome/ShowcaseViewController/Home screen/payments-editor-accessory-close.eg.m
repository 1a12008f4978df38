// The bar above the keyboard comes with it, and its button takes both away.
showcase_utils::Open(@"PaymentRequestEditViewController");
id<GREYMatcher> accessory = grey_accessibilityID(@"kFormInputAccessoryViewAccessibilityID");
[[EarlGrey selectElementWithMatcher:accessory] assertWithMatcher:grey_nil()];
[[EarlGrey selectElementWithMatcher:grey_accessibilityID(@"Name_textField")]
  performAction:grey_tap()];
[[[EarlGrey selectElementWithMatcher:grey_accessibilityID(
  @"kFormInputAccessoryCloseAccessibilityID"
)]
  assertWithMatcher:grey_enabled()]
  performAction:grey_tap()];
[[EarlGrey selectElementWithMatcher:accessory] assertWithMatcher:grey_nil()];
showcase_utils::Close();
