// Text that is not an address is searched for, by the row below the field.
EarlGrey.selectElement(with: grey_accessibilityID("URLBar.urlText"))
  .perform(grey_typeText("mozilla"))
EarlGrey.selectElement(with: grey_accessibilityID("OverlayView.searchButton")).perform(grey_tap())
snapshot("results")

// Erasing leads home, where the next address can be typed; a toast says so, and disappears.
EarlGrey.selectElement(with: grey_accessibilityID("URLBar.deleteButton")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("Toast.label")).assert(grey_sufficientlyVisible())
EarlGrey.selectElement(with: grey_accessibilityID("URLBar.urlText")).assert(grey_text(""))
EarlGrey.selectElement(with: grey_accessibilityID("URLBar.urlText")).assert(grey_firstResponder())
snapshot("erased")
advance(by: 2.5)
EarlGrey.selectElement(with: grey_accessibilityID("Toast.label")).assert(grey_nil())
