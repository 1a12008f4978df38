// The field for city and province is turned on two wheels.
showcase_utils::Open(@"PaymentRequestEditViewController");
[[EarlGrey selectElementWithMatcher:grey_accessibilityID(@"City/Province_textField")]
  performAction:grey_tap()];
[[EarlGrey selectElementWithMatcher:grey_accessibilityID(@"City/Province_pickerView")]
  assertWithMatcher:grey_allOf(
    grey_pickerColumnSetToValue(0, @"Montreal"),
    grey_pickerColumnSetToValue(1, @"Quebec"),
    nil
  )];
showcase_utils::Close();
