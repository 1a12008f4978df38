// On a tablet the details come to lie on the list when it gets narrow, and go back beside it.
EarlGrey.selectElement(with: grey_accessibilityID("message.2")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityLabel("Narrow")).perform(grey_tap())
snapshot("collapsed")
EarlGrey.selectElement(with: grey_accessibilityLabel("Wide")).perform(grey_tap())
snapshot("expanded")
