// After its last tab is closed the strip is empty, and the plus button opens another one.
EarlGrey.selectElement(with: grey_accessibilityID("tabStripCloseButton0")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("tabStripTab0")).assert(grey_nil())
snapshot("no tabs")
EarlGrey.selectElement(with: grey_accessibilityID("tabStripNewTabButton")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("tabStripTab0"))
  .assert(grey_sufficientlyVisible())
