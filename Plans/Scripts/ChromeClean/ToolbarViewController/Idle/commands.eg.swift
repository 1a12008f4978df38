// Each button sends its command; nothing is loading, so the page can be reloaded but not stopped.
EarlGrey.selectElement(with: grey_accessibilityLabel("Back")).assert(grey_not(grey_enabled()))
EarlGrey.selectElement(with: grey_accessibilityLabel("Forward")).assert(grey_not(grey_enabled()))
EarlGrey.selectElement(with: grey_text("Example Domain")).assert(grey_sufficientlyVisible())
EarlGrey.selectElement(with: grey_accessibilityLabel("Tabs")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityLabel("Tools menu")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityLabel("Reload")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityLabel("Stop")).assert(grey_sufficientlyVisible())
snapshot("loading again")
