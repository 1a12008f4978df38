// With the buttons in the address bar, reloading discards the typed text; a page cannot be shared meanwhile.
let visible = grey_sufficientlyVisible()
let field = EarlGrey.selectElement(with: grey_accessibilityID("URLBar.urlText"))
let overlay = EarlGrey.selectElement(with: grey_kindOfClassName("OverlayView"))
let send = EarlGrey.selectElement(with: grey_allOf([
  grey_accessibilityID("BrowserToolset.sendButton"),
  grey_ancestor(grey_kindOfClassName("URLBar")),
]))
EarlGrey.rotateDevice(to: .landscapeLeft)
overlay.assert(grey_minimumVisiblePercent(0.1))
send.assert(grey_not(grey_enabled()))
snapshot("lying")
EarlGrey.selectElement(with: grey_allOf([
  grey_accessibilityID("BrowserToolset.stopReloadButton"),
  visible,
]))
  .perform(grey_tap())
overlay.assert(grey_notVisible())
field.assert(grey_textFieldValue("https://www.mozilla.org/"))
field.assert(grey_not(grey_firstResponder()))
send.assert(grey_enabled())
EarlGrey.selectElement(with: grey_accessibilityID("URLBar.deleteButton")).assert(visible)
snapshot("page")
