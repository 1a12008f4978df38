// A card with an invalid month cannot be saved; a corrected one is.
let month = EarlGrey.selectElement(with: grey_accessibilityID(
  "kSaveCardModalExpirationMonthFieldAccessibilityIdentifier"
))
let save = EarlGrey.selectElement(with: grey_accessibilityID(
  "kSaveCardModalSaveButtonAccessibilityIdentifier"
))
month.perform(grey_replaceText("13"))
save.assert(grey_not(grey_enabled()))
snapshot("wrong month")
month.perform(grey_replaceText("12"))
save.perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("kInfobarModalCancelButton")).assert(grey_nil())
