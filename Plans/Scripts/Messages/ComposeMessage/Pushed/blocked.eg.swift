// Nothing blocks a push: the second, a reply, is on top of the first.
EarlGrey.selectElement(with: grey_buttonTitle("Present two, fail if blocked")).perform(grey_tap())
snapshot("the second")
EarlGrey.selectElement(with: grey_buttonTitle("New Message")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityLabel("Back")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("compose.text")).assert(grey_nil())
