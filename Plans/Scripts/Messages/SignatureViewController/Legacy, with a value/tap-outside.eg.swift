// The user taps beside the sheet of a tablet, or above that of a phone.
EarlGrey.selectElement(with: grey_buttonTitle("Present")).perform(grey_tap())
snapshot("presented")
EarlGrey.selectElement(with: grey_keyWindow()).perform(grey_tapAtPoint(CGPoint(x: 20, y: 20)))
EarlGrey.selectElement(with: grey_accessibilityID("signature.text")).assert(grey_nil())
