// Dragged up, the sheet grows to the whole screen of a telephone; on an iPad it stands in the middle, in its one size.
// It goes with Cancel.
EarlGrey.selectElement(with: grey_accessibilityID("kConfirmationAlertTitleAccessibilityIdentifier"))
  .perform(grey_swipeFastInDirection(kGREYDirectionUp))
snapshot("large")
EarlGrey.selectElement(with: grey_accessibilityID(
  "kConfirmationAlertSecondaryActionAccessibilityIdentifier"
))
  .perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("kConfirmationAlertTitleAccessibilityIdentifier"))
  .assert(grey_nil())
