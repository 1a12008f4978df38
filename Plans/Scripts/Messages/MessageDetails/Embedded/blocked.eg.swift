// Nothing blocks embedding: the second covers the first, and continues without it.
EarlGrey.selectElement(with: grey_buttonTitle("Present two, fail if blocked")).perform(grey_tap())
EarlGrey.selectElement(with: grey_buttonTitle("Remove Ada Lovelace")).perform(grey_tap())
snapshot("the second")
EarlGrey.selectElement(with: grey_buttonTitle("Remove Margaret Hamilton")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("details")).assert(grey_nil())
