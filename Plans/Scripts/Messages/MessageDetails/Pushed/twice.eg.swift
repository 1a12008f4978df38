// The second is on top of the first; the user goes back from both.
EarlGrey.selectElement(with: grey_buttonTitle("Present two")).perform(grey_tap())
snapshot("the second")
EarlGrey.selectElement(with: grey_buttonTitle("Grace Hopper")).perform(grey_tap())
snapshot("the first")
EarlGrey.selectElement(with: grey_accessibilityLabel("Back")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("details")).assert(grey_nil())
