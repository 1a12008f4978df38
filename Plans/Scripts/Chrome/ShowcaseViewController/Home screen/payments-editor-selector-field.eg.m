// A field that is chosen elsewhere tells its owner that it was tapped.
showcase_utils::Open(@"PaymentRequestEditViewController");
[[EarlGrey selectElementWithMatcher:grey_allOf(
  grey_accessibilityLabel(@"Country*"),
  grey_accessibilityValue(@"Canada"),
  nil
)]
  performAction:grey_tap()];
[[EarlGrey selectElementWithMatcher:grey_text(
  @"paymentRequestEditViewController:kPaymentRequestEditCollectionViewAccessibilityID didSelectField:Label: Country, Value: CAN"
)]
  assertWithMatcher:grey_notNil()];
[[EarlGrey selectElementWithMatcher:grey_accessibilityLabel(@"protocol_alerter_done")]
  performAction:grey_tap()];
showcase_utils::Close();
