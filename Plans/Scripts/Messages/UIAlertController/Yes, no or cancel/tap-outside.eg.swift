// A tap beside an alert has no effect.
EarlGrey.selectElement(with: grey_buttonTitle("Present")).perform(grey_tap())
EarlGrey.selectElement(with: grey_keyWindow()).perform(grey_tapAtPoint(CGPoint(x: 20, y: 20)))
EarlGrey.selectElement(with: grey_buttonTitle("No")).perform(grey_tap())
EarlGrey.selectElement(with: grey_buttonTitle("No")).assert(grey_nil())
