// The introduction can be skipped.
EarlGrey.selectElement(with: grey_accessibilityID("IntroViewController.button")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("Intro.stackView")).assert(grey_nil())
