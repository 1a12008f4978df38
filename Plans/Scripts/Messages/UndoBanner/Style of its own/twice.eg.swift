// The second covers the first; each ends separately.
EarlGrey.selectElement(with: grey_buttonTitle("Present two")).perform(grey_tap())
snapshot("the second")
EarlGrey.selectElement(with: grey_accessibilityID("banner.undo")).atIndex(0).perform(grey_tap())
snapshot("the first")
EarlGrey.selectElement(with: grey_accessibilityID("banner.undo")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("banner")).assert(grey_nil())
