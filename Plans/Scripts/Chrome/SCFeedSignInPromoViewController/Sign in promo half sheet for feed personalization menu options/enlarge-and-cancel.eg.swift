// Dragged up, the sheet grows to the whole screen of a phone; on an iPad it is in the middle, at its only size.
// Cancel dismisses it.
EarlGrey.selectElement(with: grey_accessibilityID("kConfirmationAlertTitleAccessibilityIdentifier"))
  .perform(grey_swipeFastInDirection(kGREYDirectionUp))
snapshot("large")
EarlGrey.selectElement(with: grey_accessibilityID(
  "kConfirmationAlertSecondaryActionAccessibilityIdentifier"
))
  .perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("kConfirmationAlertTitleAccessibilityIdentifier"))
  .assert(grey_nil())
