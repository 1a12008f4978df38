// A user and a password are for the page's server, and are not shown in the address.
let field = EarlGrey.selectElement(with: grey_accessibilityID("URLBar.urlText"))
openDeepLink("firefox-focus://open-url?url=https://user:secret@example.com/")
field.assert(grey_textFieldValue("https://example.com/"))
EarlGrey.selectElement(with: grey_text("Example Domain")).assert(grey_sufficientlyVisible())
field.perform(grey_tap())
field.assert(grey_textFieldValue("https://example.com/"))
snapshot("neither user nor password")
