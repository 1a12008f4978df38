// Closing the sheet shares nothing; other browsers are not offered, as there are none.
EarlGrey.selectElement(with: grey_accessibilityID("org.mozilla.focus.open.firefox"))
  .assert(grey_nil())
EarlGrey.selectElement(with: grey_accessibilityID("org.mozilla.focus.open.chrome"))
  .assert(grey_nil())
EarlGrey.selectElement(with: grey_accessibilityID("UIActivityViewController.close"))
  .perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("org.mozilla.focus.open.safari"))
  .assert(grey_nil())
