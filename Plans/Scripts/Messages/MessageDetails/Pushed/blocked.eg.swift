// Nothing blocks a push: the second is on top of the first.
EarlGrey.selectElement(with: grey_buttonTitle("Present two, fail if blocked")).perform(grey_tap())
snapshot("the second")
EarlGrey.selectElement(with: grey_buttonTitle("Grace Hopper")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityLabel("Back")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("details")).assert(grey_nil())
