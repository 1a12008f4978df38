// Command-L goes to the address bar; with R and the brackets, Command reloads and moves through the history.
let field = EarlGrey.selectElement(with: grey_accessibilityID("URLBar.urlText"))
EarlGrey.selectElement(with: grey_text("An example")).perform(grey_tap())
field.assert(grey_textFieldValue("https://example.com/"))
typeKey("[", modifierFlags: .command)
field.assert(grey_textFieldValue("https://www.mozilla.org/"))
snapshot("back")
typeKey("]", modifierFlags: .command)
field.assert(grey_textFieldValue("https://example.com/"))

// While the page is loading again, the button stops it.
GREYConfiguration.shared.setValue(false, forConfigKey: .synchronizationEnabled)
typeKey("r", modifierFlags: .command)
advance(by: 0.1)
EarlGrey.selectElement(with: grey_allOf([
  grey_accessibilityID("BrowserToolset.stopReloadButton"),
  grey_sufficientlyVisible(),
]))
  .assert(grey_accessibilityLabel("Stop"))
snapshot("reloading")
GREYConfiguration.shared.setValue(true, forConfigKey: .synchronizationEnabled)
field.assert(grey_textFieldValue("https://example.com/"))
snapshot("reloaded")
typeKey("l", modifierFlags: .command)
field.assert(grey_firstResponder())
// The whole address is highlighted, so that the first key replaces it.
typeKey("m", modifierFlags: [])
typeKey("o", modifierFlags: [])
typeKey("z", modifierFlags: [])
field.assert(grey_textFieldValue("mozilla.org/"))
snapshot("typed")
typeKey("\r", modifierFlags: [])
field.assert(grey_textFieldValue("http://mozilla.org/"))
snapshot("there")
