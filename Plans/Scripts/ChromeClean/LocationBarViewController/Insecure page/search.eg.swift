// What is no address is searched for.
let field = EarlGrey.selectElement(with: grey_accessibilityID("kLocationBarTextFieldIdentifier"))
EarlGrey.selectElement(with: grey_accessibilityLabel("Not secure")).assert(grey_sufficientlyVisible())
field.perform(grey_tap())
field.perform(grey_typeText("red pandas\n"))
field.assert(grey_textFieldValue("google.com"))
snapshot("search")
field.perform(grey_tap())
field.assert(grey_textFieldValue("https://www.google.com/search?q=red%20pandas"))
