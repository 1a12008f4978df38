// The bar's buttons lead from field to field, and a field that is left empty says that it must not be.
showcase_utils::Open(@"PaymentRequestEditViewController");
id<GREYMatcher> previous = grey_accessibilityID(@"kFormInputAccessoryPreviousAccessibilityID");
id<GREYMatcher> next = grey_accessibilityID(@"kFormInputAccessoryNextAccessibilityID");
id<GREYMatcher> address = grey_accessibilityID(@"Address_textField");
id<GREYMatcher> postalCode = grey_accessibilityID(@"Postal Code_textField");
id<GREYMatcher> warning = grey_text(@"Field is required");

// The first field has none before it.
[[EarlGrey selectElementWithMatcher:grey_accessibilityID(@"Name_textField")]
  performAction:grey_tap()];
[[EarlGrey selectElementWithMatcher:grey_accessibilityID(@"Name_textField")]
  assertWithMatcher:grey_firstResponder()];
[[EarlGrey selectElementWithMatcher:previous] assertWithMatcher:grey_not(grey_enabled())];
[[[EarlGrey selectElementWithMatcher:next]
  assertWithMatcher:grey_enabled()]
  performAction:grey_tap()];

// The field of the country is no place to type, so the next one is the province.
[[EarlGrey selectElementWithMatcher:grey_accessibilityID(@"City/Province_textField")]
  assertWithMatcher:grey_firstResponder()];
[[[EarlGrey selectElementWithMatcher:next]
  assertWithMatcher:grey_enabled()]
  performAction:grey_tap()];
[[EarlGrey selectElementWithMatcher:address] assertWithMatcher:grey_firstResponder()];

// The address is left empty; the last field has none after it.
[[[EarlGrey selectElementWithMatcher:next]
  assertWithMatcher:grey_enabled()]
  performAction:grey_tap()];
[[EarlGrey selectElementWithMatcher:warning] assertWithMatcher:grey_notNil()];
[[EarlGrey selectElementWithMatcher:postalCode] assertWithMatcher:grey_firstResponder()];
[[EarlGrey selectElementWithMatcher:next] assertWithMatcher:grey_not(grey_enabled())];
[[[EarlGrey selectElementWithMatcher:previous]
  assertWithMatcher:grey_enabled()]
  performAction:grey_tap()];

// Filled in, it no longer says so.
[[[EarlGrey selectElementWithMatcher:address]
  assertWithMatcher:grey_firstResponder()]
  performAction:grey_replaceText(@"Main St")];
[[EarlGrey selectElementWithMatcher:next] performAction:grey_tap()];
[[EarlGrey selectElementWithMatcher:postalCode] assertWithMatcher:grey_firstResponder()];
[[EarlGrey selectElementWithMatcher:warning] assertWithMatcher:grey_notVisible()];
showcase_utils::Close();
