// Without a page, the rows to reload and to find text are disabled; a tap beside the menu closes it.
EarlGrey.selectElement(with: grey_accessibilityID("kToolsMenu.reload")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("kToolsMenu.findInPage")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityLabel("Close menu")).perform(grey_tap())
