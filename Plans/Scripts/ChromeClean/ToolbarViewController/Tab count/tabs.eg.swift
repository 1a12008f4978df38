// The number of tabs is in the button that shows them.
EarlGrey.selectElement(with: grey_text("12")).assert(grey_sufficientlyVisible())
EarlGrey.selectElement(with: grey_accessibilityLabel("Tabs")).assert(grey_accessibilityValue("12"))
EarlGrey.selectElement(with: grey_accessibilityLabel("Tabs")).perform(grey_tap())
