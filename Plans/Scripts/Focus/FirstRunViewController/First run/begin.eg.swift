// The button leads home, where the keyboard now shows.
EarlGrey.selectElement(with: grey_accessibilityID("FirstRunViewController.button"))
  .perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("FirstRunViewController.button"))
  .assert(grey_nil())
EarlGrey.selectElement(with: grey_accessibilityID("URLBar.urlText")).assert(grey_firstResponder())
snapshot("home")
