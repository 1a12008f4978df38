// One covers the other; each is ended alone.
EarlGrey.selectElement(with: grey_buttonTitle("Present twice")).perform(grey_tap())
snapshot("both")
EarlGrey.selectElement(with: grey_buttonTitle("Remove")).atIndex(1).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("details")).assert(grey_notNil())
EarlGrey.selectElement(with: grey_buttonTitle("Remove")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("details")).assert(grey_nil())
