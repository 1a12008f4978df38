// Whoever presents has changed their mind.
EarlGrey.selectElement(with: grey_buttonTitle("Present, cancel after a second")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("banner")).assert(grey_nil())
