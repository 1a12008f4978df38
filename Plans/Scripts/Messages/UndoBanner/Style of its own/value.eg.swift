// The user undoes the action.
EarlGrey.selectElement(with: grey_buttonTitle("Present")).perform(grey_tap())
snapshot("banner")
EarlGrey.selectElement(with: grey_accessibilityID("banner.undo")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("banner")).assert(grey_nil())
