// Bars do not move over a page that is no longer than the screen.
EarlGrey.selectElement(with: grey_accessibilityID("WebView"))
  .perform(grey_swipeFastInDirection(.up))
EarlGrey.selectElement(with: grey_accessibilityID("Collapsed.truncatedUrlText"))
  .assert(grey_notVisible())
EarlGrey.selectElement(with: grey_accessibilityID("URLBar.deleteButton"))
  .assert(grey_sufficientlyVisible())
EarlGrey.selectElement(with: grey_allOf([
  grey_accessibilityID("BrowserToolset.stopReloadButton"),
  grey_sufficientlyVisible(),
]))
  .assert(grey_notNil())
snapshot("bars")
