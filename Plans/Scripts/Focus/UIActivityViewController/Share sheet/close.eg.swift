// Closing the sheet shares nothing; no other browsers are offered, as none is installed.
EarlGrey.selectElement(with: grey_accessibilityID("org.mozilla.focus.open.firefox"))
  .assert(grey_nil())
EarlGrey.selectElement(with: grey_accessibilityID("org.mozilla.focus.open.chrome"))
  .assert(grey_nil())
EarlGrey.selectElement(with: grey_accessibilityID("UIActivityViewController.close"))
  .perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("org.mozilla.focus.open.safari"))
  .assert(grey_nil())
