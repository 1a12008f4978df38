// Where there is no page it can be neither loaded again nor searched; beside the menu it is closed.
EarlGrey.selectElement(with: grey_accessibilityID("kToolsMenu.reload")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("kToolsMenu.findInPage")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityLabel("Close menu")).perform(grey_tap())
