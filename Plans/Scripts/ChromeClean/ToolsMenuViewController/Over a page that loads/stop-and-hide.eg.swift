// What loads can be stopped, and a strip of tabs that is in sight can be hidden.
EarlGrey.selectElement(with: grey_accessibilityID("kToolsMenu.reload")).assert(grey_nil())
EarlGrey.selectElement(with: grey_accessibilityID("kToolsMenu.stop")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("kToolsMenu.hideTabStrip")).perform(grey_tap())
