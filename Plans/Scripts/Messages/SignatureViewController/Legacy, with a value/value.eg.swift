// The saved signature is the value.
EarlGrey.selectElement(with: grey_buttonTitle("Present")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("signature.text"))
  .perform(grey_replaceText("Yours, Ada"))
snapshot("signature")
EarlGrey.selectElement(with: grey_accessibilityID("signature.save")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("signature.text")).assert(grey_nil())
