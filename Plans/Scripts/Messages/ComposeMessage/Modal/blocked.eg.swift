// The second, a reply, fails instead of waiting for the first.
EarlGrey.selectElement(with: grey_buttonTitle("Present two, fail if blocked")).perform(grey_tap())
snapshot("the first")
EarlGrey.selectElement(with: grey_buttonTitle("Cancel")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("compose.text")).assert(grey_nil())
