// The only tab is closed, and the empty grid gets a tab again.
EarlGrey.selectElement(with: grey_accessibilityID("tabGridCloseButton0")).perform(grey_tap())
snapshot("no tabs")
EarlGrey.selectElement(with: grey_accessibilityID("tabGridNewTabButton")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("tabGridTab0")).assert(grey_sufficientlyVisible())
