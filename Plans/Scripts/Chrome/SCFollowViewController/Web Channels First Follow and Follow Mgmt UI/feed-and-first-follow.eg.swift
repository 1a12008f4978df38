// The feed's settings lead to the list of websites; the first follow is answered by a half sheet.
EarlGrey.selectElement(with: grey_accessibilityID(
  "kSCFollowShowFeedManagementAccessibilityIdentifier"
))
  .perform(grey_tap())
snapshot("feed settings")
EarlGrey.selectElement(with: grey_accessibilityID(
  "kFeedManagementFollowingAccessibilityIdentifier"
))
  .perform(grey_tap())
EarlGrey.selectElement(with: grey_text("Channel 0")).assert(grey_notNil())
EarlGrey.selectElement(with: grey_accessibilityID("kSCFollowDoneAccessibilityIdentifier"))
  .perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID(
  "kSCFollowShowFirstFollowAccessibilityIdentifier"
))
  .perform(grey_tap())
snapshot("first follow")
EarlGrey.selectElement(with: grey_accessibilityID(
  "kConfirmationAlertSecondaryActionAccessibilityIdentifier"
))
  .perform(grey_tap())
