// On a tablet, the details move on top of the list when the window gets narrow, and back beside it.
EarlGrey.selectElement(with: grey_accessibilityID("message.2")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityLabel("Narrow")).perform(grey_tap())
snapshot("collapsed")
EarlGrey.selectElement(with: grey_accessibilityLabel("Wide")).perform(grey_tap())
snapshot("expanded")
