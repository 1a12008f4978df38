// Every field of the editor shows its label and its value.
showcase_utils::Open(@"PaymentRequestEditViewController");
[[EarlGrey selectElementWithMatcher:grey_accessibilityLabel(@"Name*")]
  assertWithMatcher:grey_notNil()];
[[EarlGrey selectElementWithMatcher:grey_accessibilityID(@"Name_textField")]
  assertWithMatcher:grey_text(@"John Doe")];
[[EarlGrey selectElementWithMatcher:grey_allOf(
  grey_accessibilityLabel(@"Country*"),
  grey_accessibilityValue(@"Canada"),
  nil
)]
  assertWithMatcher:grey_notNil()];
[[EarlGrey selectElementWithMatcher:grey_accessibilityLabel(@"City/Province*")]
  assertWithMatcher:grey_notNil()];
[[EarlGrey selectElementWithMatcher:grey_accessibilityID(@"City/Province_textField")]
  assertWithMatcher:grey_text(@"Montreal / Quebec")];
[[EarlGrey selectElementWithMatcher:grey_accessibilityLabel(@"Address*")]
  assertWithMatcher:grey_notNil()];
[[EarlGrey selectElementWithMatcher:grey_accessibilityID(@"Address_textField")]
  assertWithMatcher:grey_text(@"")];
[[EarlGrey selectElementWithMatcher:grey_accessibilityLabel(@"Postal Code")]
  assertWithMatcher:grey_notNil()];
[[EarlGrey selectElementWithMatcher:grey_accessibilityID(@"Postal Code_textField")]
  assertWithMatcher:grey_text(@"")];
[[EarlGrey selectElementWithMatcher:grey_allOf(
  grey_accessibilityLabel(@"Save"),
  grey_switchWithOnState(YES),
  nil
)]
  assertWithMatcher:grey_notNil()];
showcase_utils::Close();
