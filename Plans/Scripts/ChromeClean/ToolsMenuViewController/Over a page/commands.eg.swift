// Each row closes the menu, and then performs its action.
EarlGrey.selectElement(with: grey_accessibilityID("kToolsMenu.newTab")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("kToolsMenu.reload")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("kToolsMenu.findInPage")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("kToolsMenu.showTabStrip")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("kToolsMenu.settings")).perform(grey_tap())
