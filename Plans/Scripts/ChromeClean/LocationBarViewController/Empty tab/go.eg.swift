// In an empty tab there is nothing to read, and nothing but blanks leads nowhere.
let field = EarlGrey.selectElement(with: grey_accessibilityID("kLocationBarTextFieldIdentifier"))
field.assert(grey_textFieldValue(""))
field.perform(grey_tap())
field.perform(grey_typeText("  \n"))
field.assert(grey_textFieldValue(""))
field.perform(grey_tap())
field.perform(grey_typeText("http://plain.example\n"))
EarlGrey.selectElement(with: grey_accessibilityLabel("Not secure")).assert(grey_sufficientlyVisible())
