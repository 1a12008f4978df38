// Tapping a country chooses it and tells so, also if it was chosen already.
showcase_utils::Open(@"PaymentRequestPickerViewController");
id<GREYMatcher> isChosen = grey_ancestor(grey_accessibilityTrait(UIAccessibilityTraitSelected));
id<GREYMatcher> canada = grey_allOf(grey_text(@"Canada"), grey_sufficientlyVisible(), nil);
id<GREYMatcher> china = grey_allOf(grey_text(@"China"), grey_sufficientlyVisible(), nil);
id<GREYMatcher> message = grey_text(
  @"paymentRequestPickerViewController:kPaymentRequestPickerViewControllerAccessibilityID didSelectRow:Label: Canada, Value: CAN"
);
[[EarlGrey selectElementWithMatcher:china] assertWithMatcher:isChosen];
[[EarlGrey selectElementWithMatcher:canada] performAction:grey_tap()];
[[EarlGrey selectElementWithMatcher:message] assertWithMatcher:grey_notNil()];
[[EarlGrey selectElementWithMatcher:grey_accessibilityLabel(@"protocol_alerter_done")]
  performAction:grey_tap()];
[[EarlGrey selectElementWithMatcher:china] assertWithMatcher:grey_not(isChosen)];
[[EarlGrey selectElementWithMatcher:canada] assertWithMatcher:isChosen];

// Once more.
[[EarlGrey selectElementWithMatcher:canada] performAction:grey_tap()];
[[EarlGrey selectElementWithMatcher:message] assertWithMatcher:grey_notNil()];
[[EarlGrey selectElementWithMatcher:grey_accessibilityLabel(@"protocol_alerter_done")]
  performAction:grey_tap()];
[[EarlGrey selectElementWithMatcher:china] assertWithMatcher:grey_not(isChosen)];
[[EarlGrey selectElementWithMatcher:canada] assertWithMatcher:isChosen];
showcase_utils::Close();
