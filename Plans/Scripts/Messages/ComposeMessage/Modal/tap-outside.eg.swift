// The user taps beside the sheet of a tablet, or above that of a phone.
EarlGrey.selectElement(with: grey_buttonTitle("Present")).perform(grey_tap())
EarlGrey.selectElement(with: grey_keyWindow()).perform(grey_tapAtPoint(CGPoint(x: 20, y: 20)))
EarlGrey.selectElement(with: grey_accessibilityID("compose.text")).assert(grey_nil())
