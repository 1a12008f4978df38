// A loading page can be stopped, and a visible strip of tabs can be hidden.
EarlGrey.selectElement(with: grey_accessibilityID("kToolsMenu.reload")).assert(grey_nil())
EarlGrey.selectElement(with: grey_accessibilityID("kToolsMenu.stop")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("kToolsMenu.hideTabStrip")).perform(grey_tap())
