// One covers the other; each ends alone.
EarlGrey.selectElement(with: grey_buttonTitle("Present twice")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("banner.undo")).atIndex(0).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("banner")).assert(grey_notNil())
EarlGrey.selectElement(with: grey_accessibilityID("banner.undo")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("banner")).assert(grey_nil())
