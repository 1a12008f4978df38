// Whoever presents ends it.
EarlGrey.selectElement(with: grey_buttonTitle("Present, cancel after a second")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("details")).assert(grey_nil())
