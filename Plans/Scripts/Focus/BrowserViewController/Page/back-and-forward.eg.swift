// The buttons follow the pages.
let visible = grey_sufficientlyVisible()
let back = EarlGrey.selectElement(with: grey_allOf([
  grey_accessibilityID("BrowserToolset.backButton"),
  visible,
]))
let forward = EarlGrey.selectElement(with: grey_allOf([
  grey_accessibilityID("BrowserToolset.forwardButton"),
  visible,
]))
let reload = EarlGrey.selectElement(with: grey_allOf([
  grey_accessibilityID("BrowserToolset.stopReloadButton"),
  visible,
]))
let field = EarlGrey.selectElement(with: grey_accessibilityID("URLBar.urlText"))
back.assert(grey_not(grey_enabled()))
EarlGrey.selectElement(with: grey_text("An example")).perform(grey_tap())
field.assert(grey_textFieldValue("https://example.com/"))
snapshot("link")
back.perform(grey_tap())
field.assert(grey_textFieldValue("https://www.mozilla.org/"))
forward.perform(grey_tap())
field.assert(grey_textFieldValue("https://example.com/"))

// While the page is loading again, the button stops it.
GREYConfiguration.shared.setValue(false, forConfigKey: .synchronizationEnabled)
reload.perform(grey_tap())
advance(by: 0.1)
reload.assert(grey_accessibilityLabel("Stop"))
snapshot("reloading")
GREYConfiguration.shared.setValue(true, forConfigKey: .synchronizationEnabled)
reload.assert(grey_accessibilityLabel("Reload"))
field.assert(grey_textFieldValue("https://example.com/"))
snapshot("reloaded")
