// The details that show come to lie on the list when it gets narrow, and go back beside it.
EarlGrey.selectElement(with: grey_accessibilityLabel("Regular")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("message.2")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityLabel("Compact")).perform(grey_tap())
snapshot("collapsed")
EarlGrey.selectElement(with: grey_accessibilityLabel("Regular")).perform(grey_tap())
snapshot("expanded")
