// Nothing is left of the page, neither on the screen nor in the history.
EarlGrey.selectElement(with: grey_accessibilityID("URLBar.deleteButton")).perform(grey_tap())
EarlGrey.selectElement(with: grey_textBeginsWith("Internet")).assert(grey_nil())
snapshot("erased")
EarlGrey.selectElement(with: grey_accessibilityID("URLBar.urlText"))
  .perform(grey_typeText("example.com\n"))
EarlGrey.selectElement(with: grey_allOf([
  grey_accessibilityID("BrowserToolset.backButton"),
  grey_sufficientlyVisible(),
]))
  .assert(grey_not(grey_enabled()))
snapshot("another page")
