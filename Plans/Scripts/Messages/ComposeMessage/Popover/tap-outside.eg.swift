// The user taps beside the popover, or above the sheet of a phone.
EarlGrey.selectElement(with: grey_buttonTitle("Present")).perform(grey_tap())
snapshot("presented")
EarlGrey.selectElement(with: grey_keyWindow()).perform(grey_tapAtPoint(CGPoint(x: 20, y: 20)))
EarlGrey.selectElement(with: grey_accessibilityID("compose.text")).assert(grey_nil())
