// The second does not wait, but fails.
EarlGrey.selectElement(with: grey_buttonTitle("Present twice, fail if blocked")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("compose.text")).assert(grey_notNil())
