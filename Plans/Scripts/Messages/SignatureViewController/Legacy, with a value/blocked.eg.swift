// The second, which has a signature already, fails instead of waiting for the first.
EarlGrey.selectElement(with: grey_buttonTitle("Present two, fail if blocked")).perform(grey_tap())
snapshot("the first")
EarlGrey.selectElement(with: grey_buttonTitle("Cancel")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("signature.text")).assert(grey_nil())
