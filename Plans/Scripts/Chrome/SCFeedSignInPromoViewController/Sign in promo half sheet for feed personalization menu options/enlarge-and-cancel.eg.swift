// The sheet grows to the whole screen when it is dragged up, and goes with Cancel.
EarlGrey.selectElement(with: grey_accessibilityID("kConfirmationAlertTitleAccessibilityIdentifier"))
  .perform(grey_swipeFastInDirection(kGREYDirectionUp))
snapshot("large")
EarlGrey.selectElement(with: grey_accessibilityID("kConfirmationAlertSecondaryActionAccessibilityIdentifier")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("kConfirmationAlertTitleAccessibilityIdentifier"))
  .assert(grey_nil())
