// A loading page can be stopped, and then loaded again.
let progress = EarlGrey.selectElement(with: grey_accessibilityID("kToolbarProgressIdentifier"))
progress.assert(grey_sufficientlyVisible())
EarlGrey.selectElement(with: grey_accessibilityLabel("Stop")).perform(grey_tap())
progress.assert(grey_notVisible())
EarlGrey.selectElement(with: grey_accessibilityLabel("Reload")).assert(grey_sufficientlyVisible())
snapshot("stopped")
