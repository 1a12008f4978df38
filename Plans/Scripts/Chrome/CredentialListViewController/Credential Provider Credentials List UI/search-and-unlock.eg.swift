// A search finds users as well as websites; the password of a row shows when it is unlocked.
EarlGrey.selectElement(with: grey_accessibilityID(
  "kCredentialListSearchBarAccessibilityIdentifier"
))
  .perform(grey_replaceText("hugh"))
snapshot("found by user")
EarlGrey.selectElement(with: grey_text("domain3.com")).atIndex(0).perform(grey_tap())
EarlGrey.selectElement(with: grey_text("DreamOn")).assert(grey_nil())
snapshot("locked")
EarlGrey.selectElement(with: grey_accessibilityID(
  "kCredentialDetailsShowPasswordAccessibilityIdentifier"
))
  .perform(grey_tap())
EarlGrey.selectElement(with: grey_text("DreamOn")).assert(grey_sufficientlyVisible())
snapshot("unlocked")
