// The page is opened in Safari, and erased after that.
EarlGrey.selectElement(with: grey_allOf([
  grey_accessibilityID("BrowserToolset.sendButton"),
  grey_sufficientlyVisible(),
]))
  .perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("org.mozilla.focus.open.firefox"))
  .assert(grey_notNil())
EarlGrey.selectElement(with: grey_accessibilityID("org.mozilla.focus.open.chrome"))
  .assert(grey_notNil())
snapshot("share")
EarlGrey.selectElement(with: grey_accessibilityID("org.mozilla.focus.open.safari"))
  .perform(grey_tap())
sendToBackground()
bringToForeground()
EarlGrey.selectElement(with: grey_accessibilityID("URLBar.deleteButton")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("Toast.label")).assert(grey_notNil())
