// Blanks lead nowhere; an address is completed, and the return key goes to all that the field shows.
let field = EarlGrey.selectElement(with: grey_accessibilityID("URLBar.urlText"))
field.perform(grey_typeText("  \n"))
field.assert(grey_firstResponder())
EarlGrey.selectElement(with: grey_accessibilityID("URLBar.cancelButton")).assert(grey_sufficientlyVisible())
field.perform(grey_typeText("moz"))
field.assert(grey_textFieldValue("mozilla.org/"))

// The first delete takes the completion away, and a key brings the next one.
field.perform(grey_typeText("\u{8}"))
field.assert(grey_textFieldValue("moz"))
field.perform(grey_typeText("illa"))
field.assert(grey_textFieldValue("mozilla.org/"))
snapshot("completed")
field.perform(grey_typeText("\n"))
field.assert(grey_textFieldValue("http://mozilla.org/"))
EarlGrey.selectElement(with: grey_accessibilityID("URLBar.deleteButton")).assert(grey_sufficientlyVisible())
snapshot("page")
