// The second covers the first; each ends separately.
EarlGrey.selectElement(with: grey_buttonTitle("Present two")).perform(grey_tap())
snapshot("both")
EarlGrey.selectElement(with: grey_buttonTitle("Remove Margaret Hamilton")).perform(grey_tap())
snapshot("the first")
EarlGrey.selectElement(with: grey_buttonTitle("Remove Ada Lovelace")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("details")).assert(grey_nil())
