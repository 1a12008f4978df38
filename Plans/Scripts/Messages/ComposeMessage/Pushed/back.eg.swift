// The user goes back.
EarlGrey.selectElement(with: grey_buttonTitle("Present")).perform(grey_tap())
snapshot("pushed")
EarlGrey.selectElement(with: grey_accessibilityLabel("Back")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("compose.text")).assert(grey_nil())
